// Programs in languages of which no package is installed. Seeded: identifiers are put together from verbs and nouns of the trade.
import type { Random } from "../random.js";

const VERBS = ["read", "parse", "merge", "flush", "resolve", "encode", "collect", "validate", "rotate", "schedule"];
const NOUNS = ["buffer", "token", "queue", "record", "header", "index", "segment", "policy", "worker", "snapshot"];
const KINDS = ["Error", "Options", "Reader", "Builder", "Handler", "Cache", "State", "Config"];

/** Names of one program. */
interface Names {
  readonly type: string;
  readonly call: string;
  readonly field: string;
  readonly constant: string;
  readonly number: number;
}

export function goProgram(random: Random): string {
  const { type, call, field, constant, number } = namesFrom(random);
  return `package ${field}

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"
)

// Err${type} is returned when the ${field} was closed before it was read.
var Err${type} = errors.New("${field}: closed")

const default${capital(constant.toLowerCase())} = ${number} * time.Second

// ${type} holds what was read so far. It is safe for concurrent use.
type ${type} struct {
	mu      sync.RWMutex
	${field}s map[string][]byte
	closed  bool
}

// New${type} returns an empty ${type}.
func New${type}() *${type} {
	return &${type}{${field}s: make(map[string][]byte)}
}

func (r *${type}) ${capital(call)}(ctx context.Context, key string) ([]byte, error) {
	r.mu.RLock()
	defer r.mu.RUnlock()
	if r.closed {
		return nil, fmt.Errorf("${call} %q: %w", key, Err${type})
	}
	select {
	case <-ctx.Done():
		return nil, ctx.Err()
	default:
		return r.${field}s[key], nil
	}
}
`;
}

export function rustProgram(random: Random): string {
  const { type, call, field, constant, number } = namesFrom(random);
  return `//! Reads a ${field} and keeps it until it is asked for.

use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};
use std::io::{self, BufRead, BufReader, Read};
use std::sync::{Arc, Mutex};

pub const ${constant}: usize = ${number};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ${type}Kind {
    Empty,
    TooLong { limit: usize },
    Invalid(String),
}

impl Display for ${type}Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the ${field} is empty"),
            Self::TooLong { limit } => write!(f, "longer than {limit}"),
            Self::Invalid(reason) => f.write_str(reason),
        }
    }
}

pub struct ${type}<R> {
    inner: BufReader<R>,
    seen: Arc<Mutex<HashMap<String, u64>>>,
}

impl<R: Read> ${type}<R> {
    /// Returns the next ${field}, or \`None\` at the end.
    pub fn ${call.replace(/([A-Z])/g, "_$1").toLowerCase()}(&mut self) -> io::Result<Option<String>> {
        let mut line = String::with_capacity(${constant});
        if self.inner.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        *self.seen.lock().unwrap().entry(line.clone()).or_insert(0) += 1;
        Ok(Some(line.trim_end().to_owned()))
    }
}
`;
}

export function javaProgram(random: Random): string {
  const { type, call, field, constant, number } = namesFrom(random);
  return `package org.example.${field};

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Keeps the last {@value #${constant}} entries of a ${field}. Instances are immutable. */
public final class ${type} implements AutoCloseable {
  private static final int ${constant} = ${number};

  private final Map<String, List<Integer>> entries = new ConcurrentHashMap<>();
  private final Function<String, Integer> ${field}Of;

  public ${type}(Function<String, Integer> ${field}Of) {
    this.${field}Of = Objects.requireNonNull(${field}Of, "${field}Of");
  }

  /**
   * Adds a value.
   *
   * @param key the key, never null
   * @throws IllegalStateException if it was closed
   */
  public List<Integer> ${call}(String key) {
    List<Integer> list = entries.computeIfAbsent(key, ignored -> new ArrayList<>());
    list.add(${field}Of.apply(key));
    return list.stream().filter(value -> value > 0).collect(Collectors.toList());
  }

  @Override
  public void close() {
    try {
      flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void flush() throws IOException {
    entries.clear();
  }
}
`;
}

export function shellProgram(random: Random): string {
  const { call, field, constant, number } = namesFrom(random);
  return `#!/usr/bin/env bash
# Builds the ${field} and runs it in a clean folder.
set -euo pipefail

${constant}=\${${constant}:-${number}}
WORKDIR="$(mktemp -d)"
trap 'rm -rf "$WORKDIR"' EXIT

${call}() {
  local name="$1"
  shift
  if [[ ! -f "build/$name" ]]; then
    echo "error: $name is missing" >&2
    return 1
  fi
  for arg in "$@"; do
    printf '%s\\n' "$arg" >>"$WORKDIR/args.txt"
  done
  timeout "$${constant}" "build/$name" --config "$WORKDIR/args.txt" | tee "$WORKDIR/out.log"
}

case "\${1:-help}" in
  run) ${call} ${field} "\${@:2}" ;;
  clean) rm -rf build ;;
  *) echo "usage: $0 run|clean [ARGS...]" ;;
esac
`;
}

function namesFrom(random: Random): Names {
  const [verb, noun] = [random.pick(VERBS), random.pick(NOUNS)];
  return {
    type: `${capital(noun)}${random.pick(KINDS)}`,
    call: `${verb}${capital(noun)}`,
    field: noun,
    constant: `${random.pick(["MAX", "DEFAULT", "MIN"])}_${noun.toUpperCase()}_${random.pick(["SIZE", "COUNT", "AGE"])}`,
    number: random.whole(2, 900),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
