/** The URL of a country's flag on the flag host; null without a country (ST-04). */
export function flagAddress(countryCode: string | null, flagUrl: string): string | null {
  return countryCode ? flagUrl.replace("{countryCode}", countryCode.toLowerCase()) : null;
}
