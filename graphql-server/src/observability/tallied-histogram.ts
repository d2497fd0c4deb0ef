import { Histogram, type Registry } from 'prom-client';
import { BUCKETS, type RequestTallies } from './request-tallies.ts';

/** A histogram of the durations of requests, which are counted elsewhere. */
export class TalliedHistogram extends Histogram {
  constructor(
    private readonly described: { name: string; help: string; registers: Registry[] },
    private readonly tallies: RequestTallies,
    private readonly metric: 'route' | 'operation',
  ) {
    super({ ...described, buckets: BUCKETS });
  }

  /** What prom-client reads, for its texts and in `get`. */
  async getForPromString() {
    const { name, help } = this.described;
    const values = this.tallies.by(this.metric).flatMap(({ labels, totals: { counts, seconds } }) => {
      let count = 0;
      const buckets = counts.map((own, index) => {
        count += own;
        const le = BUCKETS[index] ?? '+Inf';
        return { labels: { le }, sharedLabels: labels, value: count, metricName: `${name}_bucket` };
      });
      return [
        ...buckets,
        { labels: {}, sharedLabels: labels, value: seconds, metricName: `${name}_sum` },
        { labels: {}, sharedLabels: labels, value: count, metricName: `${name}_count` },
      ];
    });
    return { name, help, type: 'histogram', aggregator: 'sum', values };
  }
}
