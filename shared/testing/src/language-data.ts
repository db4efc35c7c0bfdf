import { provideMachineLanguageData } from "@stays/texts/read-language-data";

provideMachineLanguageData();
