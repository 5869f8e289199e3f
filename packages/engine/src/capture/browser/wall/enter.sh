#!/bin/sh
# Starts the browser behind the wall (wall.ts): in the network namespace of the process that keeps it. The driver can
# only start a program without arguments of its own, so what to start comes by the environment.
browser=$LIFTMARK_BROWSER keeper=$LIFTMARK_WALL_KEEPER namespaces=$LIFTMARK_WALL_NAMESPACES
unset LIFTMARK_BROWSER LIFTMARK_WALL_KEEPER LIFTMARK_WALL_NAMESPACES
# shellcheck disable=SC2086 -- several flags
exec nsenter --target "$keeper" $namespaces -- "$browser" "$@"
