#!/bin/sh
# Runs on the machine that serves the site. `activate.sh release` switches to that release, taking it from upload/ if it is
# new; `activate.sh` alone rolls back to the release before the current one. Where nginx refuses, nothing changes.
set -eu
root=${SITE_ROOT:-/srv}
nginx=${NGINX:-sudo nginx}
KEPT=5

mkdir -p "$root/releases"
cd "$root/releases"
current=$(basename "$(readlink ../current || true)")
release=${1:-$(ls | sort | sed "/^$current\$/,\$d" | tail -n 1)}
[ -n "$release" ] || { echo "No release before $current." >&2; exit 1; }
is_new=
[ -d "$release" ] || { mv ../upload "$release"; is_new=yes; }

# A link is replaced in one step: no visitor meets half a release.
switch_to() {
  ln -sfn "releases/$1" ../next
  mv -T ../next ../current
}

switch_to "$release"
if ! { $nginx -t && $nginx -s reload; }; then
  if [ -n "$current" ]; then switch_to "$current"; else rm ../current; fi
  # Out of releases/: nobody rolls back to it, and the mended build may have its name.
  [ -z "$is_new" ] || mv -T "$release" ../upload
  echo "nginx refuses $release: ${current:-nothing} stays." >&2
  exit 1
fi
echo "$release is served."

ls | sort | head -n -"$KEPT" | grep -vxF -e "$release" -e "$current" | xargs -r rm -r
