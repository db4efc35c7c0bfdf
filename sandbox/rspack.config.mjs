import { sandboxConfig } from "@stays/build";

export default sandboxConfig(import.meta.dirname);
