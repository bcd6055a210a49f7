import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'

const installedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** As root there is no sandbox to be had; and nothing in the background may talk to the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let found: Promise<string> | undefined

/**
 * Program of a Chromium that starts here: the machine's, else the one in `@sparticuz/chromium` (unpacked into
 * the temporary folder), else Debian's, installed when we are root. Browser tests are never skipped for want
 * of one.
 * @throws Error with one Korean line when there is none
 */
export function browserExecutable(): Promise<string> {
  found ??= findBrowser(installedPlaces)
  return found
}

/** As browserExecutable, with the places to look at first given by the caller. */
export async function findBrowser(places: readonly string[]): Promise<string> {
  for (const place of places) if (existsSync(place) && (await starts(place))) return place
  const carried = await unpackCarried()
  if (carried) return carried
  const debian = await installFromDebian()
  if (debian) return debian
  throw new Error(
    '시험에 쓸 Chromium이 없습니다. chromium 또는 google-chrome을 설치한 뒤 다시 시작하세요(Debian: apt-get install chromium).',
  )
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserExecutable(),
    args: browserArguments,
    headless: true,
  })
}

/** Asked as the tests will: a program that only prints its version may still not draw a page. */
async function starts(program: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: browserArguments,
      headless: true,
      timeout: 20_000,
    })
    const page = await browser.newPage()
    // A field asks for the system's own font: without any the browser ends itself.
    await page.setContent('<p>한글</p><input value="한글">', { timeout: 10_000 })
    await browser.close()
    return true
  } catch {
    return false
  }
}

/**
 * The package is made for machines without any library of the desktop; it brings them along (al2023), but
 * unpacks them only where it knows the machine. We unpack them when the browser does not start without.
 */
async function unpackCarried(): Promise<string | undefined> {
  const folder = path.join(tmpdir(), `portal-chromium-${process.getuid?.() ?? 0}`)
  const before = process.env['TMPDIR']
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // The folder into which the package unpacks; a fixed name in a public folder could belong to somebody
    // else.
    process.env['TMPDIR'] = folder
    const { default: carried, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
    const program = await carried.executablePath()
    process.env['FONTCONFIG_FILE'] ??= nameFonts(folder)
    if (await starts(program)) return program
    const packed = path.join(
      path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../bin/al2023.tar.br',
    )
    await inflate(packed)
    setupLambdaEnvironment(path.join(folder, 'al2023', 'lib'))
    return (await starts(program)) ? program : undefined
  } catch {
    return undefined
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/**
 * The package's own list of fonts names folders of another machine. This one names the machine's fonts and
 * those of the package.
 * @returns path of the file for FONTCONFIG_FILE
 */
function nameFonts(folder: string): string {
  const file = path.join(folder, 'portal-fonts.conf')
  const named = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
  writeFileSync(file, named)
  return file
}

async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  return (await starts('/usr/bin/chromium')) ? '/usr/bin/chromium' : undefined
}
