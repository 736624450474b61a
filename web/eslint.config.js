import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  globalIgnores(["build"]),
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // A handler may be the one call it makes.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // The type of an answer stands where the question is asked.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // A handler of an event may be asynchronous.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      // A number in a text reads as it is.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      eqeqeq: "error",
    },
  },
  {
    files: ["test/**/*.ts"],
    rules: {
      // node:test waits for its tests itself.
      "@typescript-eslint/no-floating-promises": [
        "error",
        {
          allowForKnownSafeCalls: [
            { from: "package", package: "node:test", name: ["test", "describe", "it"] },
          ],
        },
      ],
    },
  },
);
