import crypto from 'node:crypto';
import MiniCss from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const PLACEHOLDER = '@@TEMPLE_INTEGRITY@@';
const NAME = 'TempleIntegrityPlugin';

/** `sha384-…` of a file, as the `integrity` attribute wants it. */
export function sha384(content: string | Buffer): string {
  return `sha384-${crypto.createHash('sha384').update(content).digest('base64')}`;
}

/** Runtime lookup of a file's hash. A file without one is refused by the browser: the load fails closed. */
class IntegrityRuntime extends webpack.RuntimeModule {
  constructor() {
    super('temple integrity', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return webpack.Template.asString([
      // Parsed on first use: builds execute this runtime before the placeholder is filled.
      'var hashes;',
      `${webpack.RuntimeGlobals.require}.templeIntegrity = function (element, url) {`,
      webpack.Template.indent([
        `hashes = hashes || JSON.parse("${PLACEHOLDER}");`,
        `var hash = hashes[url.slice(${webpack.RuntimeGlobals.publicPath}.length).split("?")[0]];`,
        // A file that the build does not know gets a hash that no file has: it is refused like a wrong
        // one, and the loader can try again.
        `element.integrity = hash || "sha384-${'A'.repeat(64)}";`,
        'element.crossOrigin = "anonymous";',
      ]),
      '};',
    ]);
  }
}

/**
 * Files that the run time may ask for. Only these are listed: their names stand in the entry already,
 * so an entry of the same name always carries the same list.
 */
function filesLoadedLater(compilation: webpack.Compilation): Set<string> {
  const files = new Set<string>();
  for (const chunk of compilation.chunks) {
    if (!chunk.canBeInitial()) for (const file of chunk.files) files.add(file);
  }
  return files;
}

/**
 * Chunks and style sheets load only with the sha384 that the entry carries; the entry's own hash
 * stands in the registry. So one hash in the registry vouches for every file of a build.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { RuntimeGlobals, runtime } = webpack;
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new IntegrityRuntime());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${RuntimeGlobals.require}.templeIntegrity(script, url);`,
      );
      MiniCss.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source) => `${source}\n${RuntimeGlobals.require}.templeIntegrity(linkTag, fullhref);`,
      );
      // After file names and contents are final; only files that nothing else hashes are rewritten.
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        (assets) => {
          const hashes: Record<string, string> = {};
          const carriers: string[] = [];
          const later = filesLoadedLater(compilation);
          for (const [file, source] of Object.entries(assets)) {
            if (!/\.(js|css)$/.test(file)) continue;
            if (source.source().includes(PLACEHOLDER)) carriers.push(file);
            else if (later.has(file)) hashes[file] = sha384(source.buffer());
          }
          const escaped = JSON.stringify(JSON.stringify(hashes)).slice(1, -1);
          for (const file of carriers) {
            const text = String(compilation.getAsset(file)?.source.source());
            compilation.updateAsset(
              file,
              new webpack.sources.RawSource(
                text
                  .replaceAll(`"${PLACEHOLDER}"`, `"${escaped}"`)
                  .replaceAll(`'${PLACEHOLDER}'`, `"${escaped}"`),
              ),
            );
          }
        },
      );
    });
  }
}
