#!/bin/sh
# Clicks through the pages of reports in Chromium, at several widths, light and dark; needs no other program.
#
#   Tests/DeepLinkSimulatorReportsTests/Browser/check.sh [FOLDER]
#
# The pages, and a picture of each, are left in FOLDER if one is given. CHROMIUM names the browser, and DEEPLINK_SIM the
# program; by default these are the first Chromium or Chrome on the path, and the debug build.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../../.."
browser=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
if [ -z "$browser" ]; then
  echo "there is no Chromium on the path; name one with CHROMIUM" >&2
  exit 69
fi
sim=${DEEPLINK_SIM:-.build/debug/deeplink-sim}
folder=${1:-$(mktemp -d)}
mkdir -p "$folder"
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT

# A page for each kind of report. The programs fail where a scenario does, which is what these are for.
make_page() { name=$1; shift; "$sim" "$@" --report "html=$folder/$name.html" >"$folder/$name.txt" 2>&1 || true; }

scenario() {
  printf '{ "version": 1, "name": "%s", "app": { "domains": ["shop.example.com"], "routes": { "/a": "Shoes" } },' "$1"
  printf ' "steps": [{ "install": {} }'
  i=0
  while [ "$i" -lt "$2" ]; do printf ', { "tap": "https://shop.example.com/a?%s" }, { "wait": "10ms" }' "$i"; i=$((i + 1)); done
  printf '], "expect": [{ "order": ["route Shoes", "kill"] }] }\n'
}
scenario "a tap & a <b>failure</b>" 1 >"$folder/failing.json"
scenario "ten thousand events" 2000 >"$folder/long.json"
race=$(ls Scenarios/races/the-link-overtakes-the-attribution.json* | head -n 1)

make_page run replay "$folder/failing.json"
make_page long replay "$folder/long.json"
make_page folder replay Scenarios/adjust/deferred
make_page race explore "$race"
make_page races explore Scenarios/races
make_page matrix matrix "$race"

failed=0
for page in run long folder race races matrix; do
  awk -v script="$here/click-through.js" '
    { print }
    /^<head>$/ { print "<script>"; while ((getline line < script) > 0) print line; print "</script>" }
  ' "$folder/$page.html" >"$folder/$page-checked.html"
  for width in 320 768 1280 2560; do
    for scheme in light dark; do
      [ "$scheme" = dark ] && [ "$width" != 1280 ] && continue
      [ "$scheme" = dark ] && setting=0 || setting=1
      set -- --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$profile" \
        --blink-settings=preferredColorScheme=$setting --window-size="$width,900"
      "$browser" "$@" --virtual-time-budget=60000 --dump-dom "file://$folder/$page-checked.html" \
        >"$folder/$page-$width-$scheme.dom" 2>"$folder/browser.txt" || true
      result=$(sed -n 's/^.*check&gt; //p' "$folder/$page-$width-$scheme.dom")
      if [ "$(printf '%s\n' "$result" | sed -n '$s/<.*//p')" = PASS ]; then
        echo "ok      $page at $width, $scheme: $(printf '%s\n' "$result" | grep -c '^ok') checks, $(printf '%s\n' "$result" | grep '^opened')"
      else
        echo "NOT OK  $page at $width, $scheme"
        printf '%s\n' "$result" | grep '^NOT OK' || echo "        the script did not come to its end"
        failed=1
      fi
      [ $# -gt 0 ] && "$browser" "$@" --screenshot="$folder/$page-$width-$scheme.png" "file://$folder/$page.html" \
        >/dev/null 2>&1 || true
      rm -f "$folder/$page-$width-$scheme.dom"
    done
  done
  rm -f "$folder/$page-checked.html"
done
exit $failed
