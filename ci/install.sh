#!/usr/bin/env bash
# Packs the command line from a clone, and installs it with its browser into a folder: install.sh CLONE FOLDER
set -euo pipefail
clone=$1
folder=$2

mkdir -p "$folder"
cd "$clone"
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error \
  --workspace packages/cli --workspace packages/engine --workspace packages/client \
  --workspace packages/contract --workspace packages/presentation
npm pack --silent --workspace packages/cli --pack-destination "$folder"

cd "$folder"
npm init --yes > init.log
npm install --no-audit --no-fund --loglevel=error ./liftmark-*.tgz
