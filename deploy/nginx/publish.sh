#!/bin/sh
# deploy/nginx/publish.sh user@machine release: copies the build to a machine that was set up as docs/deploy.md says, beside
# the releases before it, and switches to it. Releases are put in order by their names: begin them with the date.
set -eu
to=$1
release=$2
root=${SITE_ROOT:-/srv}
cd "$(dirname "$0")/../.."

# activate.sh would switch to the release of that name and leave the new files where they are.
ssh "$to" "[ ! -e '$root/releases/$release' ] || { echo 'Release $release is there already: choose another name.' >&2; exit 1; }"
# Only what differs from the current release is sent.
rsync --recursive --checksum --delete --link-dest="$root/current" dist dist-nginx "$to:$root/upload/"
ssh "$to" "SITE_ROOT='$root' sh -s '$release'" < deploy/nginx/activate.sh
