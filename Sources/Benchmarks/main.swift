print("not measured yet")
