import { hostConfig } from "@stays/build";

export default hostConfig(import.meta.dirname);
