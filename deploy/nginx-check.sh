#!/bin/sh
# /usr/local/sbin/anzhu-nginx-check, started by a unit: looks at /healthz/ready of each instance every second, and writes the
# list that deploy/nginx.conf includes: nginx itself looks at none. nginx is reloaded when the list changes, and not before a
# configuration is valid. While no instance is ready all are in the list: their answers say why.
set -u
instances=${INSTANCES:-127.0.0.1:8080 127.0.0.1:8081}
list=${LIST:-/etc/nginx/anzhu-instances.conf}

while :; do
  ready=''
  for one in $instances; do
    if curl --silent --fail --max-time 2 --output /dev/null "http://$one/healthz/ready"; then
      ready="$ready $one "
    fi
  done
  for one in $instances; do
    case "${ready:- $instances }" in
      *" $one "*) echo "server $one max_fails=1 fail_timeout=1s;" ;;
      *) echo "server $one down;" ;;
    esac
  done >"$list.new"
  if cmp -s "$list.new" "$list"; then
    rm "$list.new"
  else
    mv "$list.new" "$list"
    eval "${RELOAD:-nginx -s reload}"
  fi
  sleep 1
done
