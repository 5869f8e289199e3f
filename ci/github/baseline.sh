#!/usr/bin/env bash
# Gets the baseline of the newest run on the base branch. Without one, nothing is compared.
set -euo pipefail
missing() {
  echo "::notice title=Liftmark::Nothing to compare with: $1"
  exit 0
}

run=$(gh run list --repo "$GITHUB_REPOSITORY" --workflow "$GITHUB_WORKFLOW" --branch "$BASE_BRANCH" --event push \
  --status completed --limit 1 --json databaseId --jq '.[0].databaseId // empty') ||
  missing 'the runs of the base branch can’t be listed. Add the permission “actions: read”.'
if [ -z "$run" ]; then missing 'the base branch has no run yet.'; fi

folder=$(mktemp -d)
gh run download "$run" --repo "$GITHUB_REPOSITORY" --name liftmark-baseline --dir "$folder" ||
  missing "run $run of the base branch has no baseline."
mkdir -p "$(dirname "$BASELINE_FILE")"
mv "$folder/baseline.json" "$BASELINE_FILE"
