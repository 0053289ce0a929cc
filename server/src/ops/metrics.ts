/** The figures of a running server, as Prometheus reads them. What is slow here is felt at the tables. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requests = new Counter({
    name: 'orrery_http_requests_total',
    help: 'Answered HTTP requests',
    labelNames: ['route', 'status'],
    registers: this.registers,
  });
  readonly requestSeconds = new Histogram({
    name: 'orrery_http_request_seconds',
    help: 'From a request to the end of its answer',
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly moves = new Counter({
    name: 'orrery_moves_total',
    help: 'Actions of people and bots that were taken and kept',
    registers: this.registers,
  });
  readonly moveSeconds = new Histogram({
    name: 'orrery_move_seconds',
    help: "From a person's action to its being kept and told",
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly refused = new Counter({
    name: 'orrery_refused_total',
    help: 'Messages that were refused, by problem',
    labelNames: ['code'],
    registers: this.registers,
  });
  readonly calls = new Counter({
    name: 'orrery_calls_total',
    help: 'Browsers whose page is closed that were told of a turn, by how it went',
    labelNames: ['how'],
    registers: this.registers,
  });
  readonly commitSeconds = new Histogram({
    name: 'orrery_commit_seconds',
    help: 'One transaction of the store, with its flush to disk',
    buckets: SECONDS,
    registers: this.registers,
  });
  readonly commitWrites = new Histogram({
    name: 'orrery_commit_writes',
    help: 'Writes that shared one flush',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000],
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Something that is read when somebody looks. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: this.registers, collect: () => gauge.set(read()) });
  }

  get type(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
