#!/usr/bin/env bash
# Gets the baseline of the newest run on the target branch. Without one, nothing is compared.
set -euo pipefail
if [ -z "$LIFTMARK_BASELINE" ]; then exit 0; fi

branch=${CI_MERGE_REQUEST_TARGET_BRANCH_NAME:-$CI_DEFAULT_BRANCH}
address="$CI_API_V4_URL/projects/$CI_PROJECT_ID/jobs/artifacts/$branch/raw/$LIFTMARK_OUTPUT/baseline.json?job=$CI_JOB_NAME"
file=$(mktemp)
if curl --silent --fail --location --header "JOB-TOKEN: $CI_JOB_TOKEN" --output "$file" "$address"; then
  mkdir -p "$(dirname "$LIFTMARK_BASELINE")"
  mv "$file" "$LIFTMARK_BASELINE"
else
  echo "Nothing to compare with: the branch $branch has no baseline yet."
fi
