#!/usr/bin/env bash
# Checks the pages: check.sh FOLDER-OF-THE-COMMAND-LINE
set -euo pipefail
arguments=(--output "$LIFTMARK_OUTPUT")
if [ -n "$LIFTMARK_CONFIG" ]; then arguments+=(--config "$LIFTMARK_CONFIG"); fi

# Results of an earlier run must not pass for this one's.
rm -f "$LIFTMARK_OUTPUT/summary.md"
exec "$1/node_modules/.bin/liftmark" ci "${arguments[@]}"
