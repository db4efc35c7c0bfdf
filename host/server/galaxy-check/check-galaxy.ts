import { getToday } from "@stays/days";
import { loadSettings } from "../settings/load-settings.ts";
import { StartError, startErrorText } from "../settings/start-error.ts";
import { checkLanguage, type LanguageCheck } from "./check-language.ts";
import type { RecordedCall } from "./recorded-calls.ts";

/** What the command line says. */
interface CheckArgs {
  readonly address: string;
  /** Folder with one settings document per language. */
  readonly settings?: string | undefined;
  /** Prefixes, separated by commas; without it those of the settings, or `en`. */
  readonly languages?: string | undefined;
  readonly basket: boolean;
  readonly json: boolean;
}

const SIGNS: Record<RecordedCall["verdict"], string> = {
  fits: "✓",
  deviates: "!",
  refused: "✗",
  failed: "✗",
};

/** The address of a Galaxy without a slash at its end. A password in it would be printed and sent in the open. */
function parseBaseUrl(address: string): string {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new StartError("Name the address of a Galaxy, such as https://galaxy.example.com.");
  const url = new URL(address);
  if (url.username || url.password || url.search || url.hash)
    throw new StartError("The address of a Galaxy has no user, password, query or hash.");
  return url.href.replace(/\/$/, "");
}

/** Whether the site can serve visitors with every answer. */
const isFit = ({ calls }: LanguageCheck): boolean => calls.every(({ verdict }) => verdict === "fits");

/** One line for an operation, however often it was called, and what deviated in each call. */
function* linesOfOperation(operation: string, calls: readonly RecordedCall[]) {
  const slowest = Math.max(...calls.map(({ milliseconds }) => milliseconds));
  const misfits = calls.filter(({ verdict }) => verdict !== "fits");
  const verdict = misfits[0]?.verdict ?? "fits";
  const times = calls.length === 1 ? "" : `, slowest of ${calls.length}`;
  yield `${SIGNS[verdict]} ${operation.padEnd(34)} ${verdict.padEnd(8)} ${slowest} ms${times}`;
  yield* new Set(misfits.flatMap(({ deviations }) => deviations.map((deviation) => `    ${deviation}`)));
}

/** The report of one language, for people. */
function* formatLines({ language, calls, remarks }: LanguageCheck) {
  yield `\n${language}`;
  for (const operation of new Set(calls.map((call) => call.operation)))
    yield* linesOfOperation(
      operation,
      calls.filter((call) => call.operation === operation),
    );
  yield* remarks.map((remark) => `  ${remark}`);
}

/**
 * Tells whether a back end can serve this site: makes the calls of the contract that change nothing, in each language,
 * and says what deviates and what visitors would see of it.
 *
 * @param write receives each line
 * @returns whether every call was answered, and every answer can be read whole
 */
export async function checkGalaxy(args: CheckArgs, write: (line: string) => void): Promise<boolean> {
  try {
    const baseUrl = parseBaseUrl(args.address);
    const settings = args.settings === undefined ? null : await loadSettings(args.settings);
    const languages = args.languages?.split(",") ?? [...(settings?.keys() ?? ["en"])];
    const checks: LanguageCheck[] = [];
    for (const language of languages)
      checks.push(
        await checkLanguage({
          baseUrl,
          language,
          settings: settings?.get(language) ?? null,
          withBasket: args.basket,
          // biome-ignore lint/plugin: a day of the calendar
          today: getToday("UTC", Date.now()),
          siteOrigin: process.env.SITE_ORIGIN || "http://localhost:3000",
        }),
      );
    const fits = checks.every(isFit);
    if (args.json) write(JSON.stringify({ galaxy: baseUrl, fits, languages: checks }, null, 2));
    else {
      for (const check of checks) for (const line of formatLines(check)) write(line);
      write(
        fits
          ? "\n✓ This back end can serve the site."
          : "\n✗ This back end deviates from the contract: see above.",
      );
    }
    return fits;
  } catch (error) {
    write(startErrorText(error));
    return false;
  }
}
