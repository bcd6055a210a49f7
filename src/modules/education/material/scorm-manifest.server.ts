import { XmlScanner } from '../../../core/server/excel/xml-scanner.ts'

export const manifestName = 'imsmanifest.xml'
const mostFiles = 5000

export type PackageFault =
  | { fault: 'upwards'; path: string }
  | { fault: 'many'; n: number; most: number }
  | { fault: 'noManifest' }
  | { fault: 'noVersion'; version: string }
  | { fault: 'manySco'; n: number }
  | { fault: 'noLaunch' }
export interface ScormPackage {
  version: '1.2' | '2004'
  /** File that the content begins with, with what its address asks. */
  launch: string
}

/** A path that would leave the folder it is unpacked into, on any system. */
export const leadsOut = (path: string): boolean =>
  /^[/\\]/.test(path) || /^[a-z]:/i.test(path) || path.includes('\0') || path.split(/[/\\]/).includes('..')

/** What is wrong with the files of a package before any of them is read. */
export function pathFault(paths: readonly string[]): PackageFault | undefined {
  const path = paths.find(leadsOut)
  if (path !== undefined) return { fault: 'upwards', path }
  if (paths.length > mostFiles) return { fault: 'many', n: paths.length, most: mostFiles }
  return paths.some((each) => each.toLowerCase() === manifestName) ? undefined : { fault: 'noManifest' }
}

const versionOf = (said: string): ScormPackage['version'] | undefined => {
  if (/^1\.2$/.test(said)) return '1.2'
  return /^(?:2004\b|CAM 1\.3)/i.test(said) ? '2004' : undefined
}

interface Manifest {
  version: string
  /** Resources that the items of the organisation name, in their order. */
  named: string[]
  resources: Map<string, { href: string; isSco: boolean }>
}
function read(xml: string): Manifest {
  const scanner = new XmlScanner(xml)
  const manifest: Manifest = { version: '', named: [], resources: new Map() }
  while (scanner.next()) {
    if (scanner.isClosing) {
      if (scanner.name === 'schemaversion' && manifest.version === '') manifest.version = scanner.text.trim()
      continue
    }
    if (scanner.name === 'item') {
      const named = scanner.attribute('identifierref')
      if (named) manifest.named.push(named)
    }
    if (scanner.name === 'resource') {
      const [identifier, href] = [scanner.attribute('identifier'), scanner.attribute('href')]
      const type = scanner.attribute('scormtype') ?? scanner.attribute('scormType') ?? ''
      if (identifier && href)
        manifest.resources.set(identifier, {
          href: `${scanner.attribute('base') ?? ''}${href}`,
          isSco: type.toLowerCase() === 'sco',
        })
    }
  }
  return manifest
}

/**
 * Version and first file of a package by its manifest. A package of several lessons would need their order and rollup:
 * each is uploaded by itself.
 */
export function readManifest(xml: string, has: (path: string) => boolean): ScormPackage | PackageFault {
  const { version: said, named, resources } = read(xml)
  const version = versionOf(said)
  if (!version) return { fault: 'noVersion', version: said }
  const known = [...new Set(named)].flatMap((name) => resources.get(name) ?? [])
  const lessons = known.filter(({ isSco }) => isSco)
  if (lessons.length > 1) return { fault: 'manySco', n: lessons.length }
  const launch = (lessons[0] ?? known[0] ?? resources.values().next().value)?.href
  const path = launch?.split(/[?#]/, 1)[0]
  return launch && path && !leadsOut(path) && has(path) ? { version, launch } : { fault: 'noLaunch' }
}
