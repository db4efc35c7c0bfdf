import path from "node:path";

const executablePath = process.env.CHROMIUM_PATH;

/** Launch options of a Chromium that lays text out as on Android: with Roboto, and without font hinting. */
export const androidFonts = {
  args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
  env: { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, "android-fonts.conf") },
  ...(executablePath ? { executablePath } : {}),
};
