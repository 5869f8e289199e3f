#!/usr/bin/env bash
# Checks the pages, and writes the job summary: check.sh FOLDER-OF-THE-COMMAND-LINE
# The exit code is an output, so that results are uploaded before the job fails.
set -euo pipefail
arguments=(--output "$OUTPUT")
if [ -n "$CONFIG" ]; then arguments+=(--config "$CONFIG"); fi

# Results of an earlier run must not pass for this one's.
rm -f "$OUTPUT/summary.md"
code=0
"$1/node_modules/.bin/liftmark" ci "${arguments[@]}" || code=$?
echo "exit-code=$code" >> "$GITHUB_OUTPUT"

if [ -f "$OUTPUT/summary.md" ]; then
  echo "has-results=true" >> "$GITHUB_OUTPUT"
  # Pictures are in the artifact: a summary can't show files.
  sed '/^<img /d' "$OUTPUT/summary.md" >> "$GITHUB_STEP_SUMMARY"
fi
