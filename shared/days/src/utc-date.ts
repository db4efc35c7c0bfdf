/**
 * A date whose local time is UTC: date-fns computes with it as on a machine in UTC. `@date-fns/utc` does the same, but
 * not under the clocks of test tools: their `Date` returns plain dates from its constructor, also to a subclass.
 */
export class UtcDate extends Date {
  constructor(value: string | number | Date) {
    super(value);
    Object.setPrototypeOf(this, UtcDate.prototype);
  }
  override getTimezoneOffset(): number {
    return 0;
  }
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getDay(): number {
    return this.getUTCDay();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
  override getMilliseconds(): number {
    return this.getUTCMilliseconds();
  }
  override setFullYear(...parts: Parameters<Date["setUTCFullYear"]>): number {
    return this.setUTCFullYear(...parts);
  }
  override setMonth(...parts: Parameters<Date["setUTCMonth"]>): number {
    return this.setUTCMonth(...parts);
  }
  override setDate(day: number): number {
    return this.setUTCDate(day);
  }
  override setHours(...parts: Parameters<Date["setUTCHours"]>): number {
    return this.setUTCHours(...parts);
  }
}
