#!/usr/bin/env bash
# Prints what changes with the command line: cache-key.sh CLONE
set -euo pipefail
cd "$1"
files() {
  find package-lock.json ci packages/{cli,client,contract,engine,presentation} -type f \
    -not -path '*/node_modules/*' -not -path '*/build/*' -print0
}
echo "key=$(files | LC_ALL=C sort -z | xargs -0 cat | sha256sum | cut -c1-40)"
