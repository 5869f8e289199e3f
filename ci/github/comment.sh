#!/usr/bin/env bash
# Writes the summary as a comment on the pull request, or updates the one that is there.
set -euo pipefail
marker='<!-- liftmark -->'
refused() {
  echo '::notice title=Liftmark::The summary isn’t a comment: the token may not write to this pull request. See the job summary.'
  exit 0
}

comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
body=$(mktemp)
{
  echo "$marker"
  # Comments have at most 65,536 characters.
  sed '/^<img /d' "$OUTPUT/summary.md" | head -c 60000 | iconv -f UTF-8 -t UTF-8 -c
  echo
  echo "[Results and pictures]($GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID)"
} > "$body"

# Anyone can write the marker, so only comments of the token's own kind count.
own=".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$marker\"))) | .id"
found=$(gh api --paginate "$comments?per_page=100" --jq "$own") || refused
id=${found%%$'\n'*}
if [ -n "$id" ]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" --field "body=@$body" || refused
else
  gh api --silent --method POST "$comments" --field "body=@$body" || refused
fi
