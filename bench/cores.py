"""How much sooner matches are done on two cores than on one, here and on a local cluster: ``python -m bench.cores``.

Prints seconds by the clock and of CPU, of which only the latter mean something on a busy machine.
"""

from __future__ import annotations

import argparse
import resource
import time
from functools import partial

from pessoi.arena import cluster, processes
from pessoi.arena.simulate import Plan
from pessoi.arena.work import Runner


def measure(label: str, run: Runner, plan: Plan) -> None:
    """Play the plan once."""
    clock, cpu = time.perf_counter(), cpu_seconds()
    played = sum(1 for _ in run(plan, range(plan.games)))
    clock, cpu = time.perf_counter() - clock, cpu_seconds() - cpu
    print(f"{label:20} {played} matches, {clock:6.1f} s by the clock, {cpu:6.1f} s of CPU in processes that ended")


def cpu_seconds() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    given = parser.parse_args()
    plan = Plan("hercules", ("greedy", "greedy"), given.matches, "cores")
    measure("here, one core", partial(processes.run, jobs=1), plan)
    measure("here, two cores", partial(processes.run, jobs=2), plan)
    ray = cluster.load_ray(cluster.LOCAL)
    for cores in (1, 2):
        with cluster.connected(ray, cluster.LOCAL, cores):
            measure(
                f"cluster, {cores} worker{'s' if cores > 1 else ''}", partial(cluster.run, address=cluster.LOCAL), plan
            )
