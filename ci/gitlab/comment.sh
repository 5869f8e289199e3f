#!/usr/bin/env bash
# Writes the summary as a note on the merge request, or updates the one that is there. A fork has no token for it.
set -euo pipefail
marker='<!-- liftmark -->'
if [ -z "${CI_MERGE_REQUEST_IID:-}" ] || [ ! -f "$LIFTMARK_OUTPUT/summary.md" ]; then exit 0; fi
refused() {
  echo "The summary isn't a comment: $1. It's in the job's artifacts."
  exit 0
}
if [ -z "${LIFTMARK_GITLAB_TOKEN:-}" ]; then refused 'LIFTMARK_GITLAB_TOKEN isn’t set'; fi

notes="$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes"
call() {
  # The token isn't an argument, which other processes could read.
  curl --silent --fail --header @<(echo "PRIVATE-TOKEN: $LIFTMARK_GITLAB_TOKEN") "$@"
}
body=$(mktemp)
{
  echo "$marker"
  sed '/^<img /d' "$LIFTMARK_OUTPUT/summary.md"
  echo
  echo "[Results and pictures]($CI_JOB_URL/artifacts/browse)"
} > "$body"

# Anyone can write the marker, so only notes of the token's own user count.
user=$(call "$CI_API_V4_URL/user" | jq -r .id) || refused 'the token isn’t valid'
id=''
for page in 1 2 3 4 5; do
  found=$(call "$notes?per_page=100&page=$page") || refused 'the notes can’t be read'
  id=$(jq -r --arg marker "$marker" --argjson user "$user" \
    '[.[] | select(.author.id == $user and (.body | startswith($marker))) | .id][0] // empty' <<< "$found")
  if [ -n "$id" ] || [ "$found" = '[]' ]; then break; fi
done
if [ -n "$id" ]; then
  call --output /dev/null --request PUT --data-urlencode "body@$body" "$notes/$id" || refused 'the token may not write'
else
  call --output /dev/null --request POST --data-urlencode "body@$body" "$notes" || refused 'the token may not write'
fi
