import { remoteConfig } from "@stays/build";

export default remoteConfig(import.meta.dirname);
