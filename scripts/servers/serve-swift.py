"""
OpenStack Swift with its S3 interface, all of its servers in one process, for the tests (record 044):
    /usr/bin/python3 scripts/servers/serve-swift.py FOLDER PORT USER SECRET
Needs Debian's python3-swift, and a file system with extended attributes.
"""

import eventlet

eventlet.monkey_patch()

import os
import sys

from eventlet import wsgi
from paste.deploy import loadapp
from swift.account.server import AccountController
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

folder, port, user, secret = sys.argv[1:]
# Otherwise it is read from /etc/swift.
utils.HASH_PATH_SUFFIX = b"disha"
nowhere = open(os.devnull, "w")


def serve(listening, app):
    wsgi.server(listening, app, nowhere, protocol=SwiftHttpProtocol)


os.makedirs(f"{folder}/disks/one")
servers = {"account": AccountController, "container": ContainerController, "object": ObjectController}
for name, server in servers.items():
    listening = eventlet.listen(("127.0.0.1", 0))
    ring = RingBuilder(1, 1, 0)
    place = {"ip": "127.0.0.1", "port": listening.getsockname()[1], "device": "one"}
    ring.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, **place})
    ring.rebalance()
    ring.get_ring().save(f"{folder}/{name}.ring.gz")
    eventlet.spawn(serve, listening, server({"devices": f"{folder}/disks", "mount_check": "false", "swift_dir": folder}))

with open(f"{folder}/proxy.conf", "w") as conf:
    conf.write(f"""
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = cache s3api tempauth proxy-server
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
location = ap-south-1
[filter:tempauth]
use = egg:swift#tempauth
user_{user.replace(":", "_")} = {secret} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
""")
serve(eventlet.listen(("127.0.0.1", int(port))), loadapp(f"config:{folder}/proxy.conf"))
