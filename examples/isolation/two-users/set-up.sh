#!/bin/sh
# Two users on one Linux machine: a service user owns the private folder and runs redctx-mcp, the agent's user reaches nothing but its socket.
# Run as root. What is there already is kept; running it twice changes nothing more.
set -eu

usage() {
  cat <<'TEXT'
usage: set-up.sh --root DIR --agent USER [options]

  --root DIR         the private folder; it is given to the service user, and everyone else loses access to it
  --agent USER       the user that the agent runs as; it must exist
  --service USER     the service user; default redctx
  --group GROUP      the group that may use the socket; default redctx-clients
  --state DIR        where the salt is kept; default /var/lib/redctx
  --etc DIR          where the tokens of the server are kept; default /etc/redctx
  --run DIR          where the socket is; default /run/redctx
  --units DIR        where the systemd unit goes; default /etc/systemd/system
  --no-start         do not start the service
TEXT
}

root= agent= service=redctx group=redctx-clients
state=/var/lib/redctx etc=/etc/redctx run=/run/redctx units=/etc/systemd/system start=yes
while [ $# -gt 0 ]; do
  case $1 in
    --root) root=$2; shift 2 ;;
    --agent) agent=$2; shift 2 ;;
    --service) service=$2; shift 2 ;;
    --group) group=$2; shift 2 ;;
    --state) state=$2; shift 2 ;;
    --etc) etc=$2; shift 2 ;;
    --run) run=$2; shift 2 ;;
    --units) units=$2; shift 2 ;;
    --no-start) start=no; shift ;;
    *) usage >&2; exit 2 ;;
  esac
done
[ -n "$root" ] && [ -n "$agent" ] || { usage >&2; exit 2; }
[ "$(id -u)" = 0 ] || { echo "Run this as root." >&2; exit 1; }
id "$agent" >/dev/null 2>&1 || { echo "The agent's user does not exist." >&2; exit 1; }
[ -d "$root" ] || { echo "The private folder does not exist." >&2; exit 1; }
root=$(cd "$root" && pwd -P)
node=$(command -v node) || { echo "Node was not found." >&2; exit 1; }
server=$(command -v redctx-mcp) || { echo "redctx-mcp was not found: install redctx for all users first." >&2; exit 1; }
server=$(readlink -f "$server")

# The two accounts and what joins them.
getent group "$group" >/dev/null || groupadd --system "$group"
id "$service" >/dev/null 2>&1 || useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin "$service"
usermod --append --groups "$group" "$service"
usermod --append --groups "$group" "$agent"

# The private side: the folder, the salt and the tokens belong to the service user alone.
chown -R "$service:$service" "$root"
chmod -R u+rX,go-rwx "$root"
install -d -m 0700 -o "$service" -g "$service" "$state" "$etc"
if [ ! -e "$etc/tokens" ]; then
  token=$(head -c 32 /dev/urandom | base64 | tr -d '=+/\n')
  (umask 077 && echo "agent:$token" >"$etc/tokens")
  chown "$service:$service" "$etc/tokens"
  # The agent's side: its own copy of its token.
  home=$(getent passwd "$agent" | cut -d: -f6)
  install -d -m 0700 -o "$agent" "$home/.config" "$home/.config/redctx"
  (umask 077 && echo "$token" >"$home/.config/redctx/token")
  chown "$agent" "$home/.config/redctx/token"
fi

# The service.
here=$(cd "$(dirname "$0")" && pwd -P)
sed -e "s|@NODE@|$node|g" -e "s|@SERVER@|$server|g" -e "s|@ROOT@|$root|g" -e "s|@SERVICE@|$service|g" \
  -e "s|@GROUP@|$group|g" -e "s|@STATE@|$state|g" -e "s|@ETC@|$etc|g" -e "s|@RUN@|$run|g" \
  "$here/redctx.service" >"$units/redctx.service"
if [ "$start" = yes ]; then
  systemctl daemon-reload
  systemctl enable --now redctx.service
fi

cat <<TEXT
Done. Prove it (as root), once the service runs:
  REDACTED_CONTEXT_STATE_DIR=$state redctx doctor --root $root --as-user $agent --socket $run/socket --private-file $etc/tokens
The agent's client starts this:
  redctx connect --socket $run/socket --token-file ~/.config/redctx/token
A user that is logged in joins the group $group at its next login.
TEXT
