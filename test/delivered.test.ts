import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = 'dist/server'

test('every place that the bundled server names beside its sources is there', () => {
  const bundles = globSync(`${folder}/*.mjs`)
  expect(bundles).toEqual(expect.arrayContaining([`${folder}/main.mjs`, `${folder}/worker.mjs`]))
  const named = bundles.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    // A file beside its source, as `new URL('form.typ', import.meta.url)` has become it; or the source and
    // its folder.
    const beside = [
      ...code.matchAll(/new URL\(["']([^"']+)["'],\s*new URL\("(\.\.[^"]+)", import\.meta\.url\)/g),
    ].map(([, name, source]) => path.join(path.dirname(source!), name!))
    const sources = [...code.matchAll(/new URL\("(\.\.[^"]+)", import\.meta\.url\)/g)].map(
      ([, source]) => source!,
    )
    const folders = [...code.matchAll(/import\.meta\.dirname \+ "\/([^"]+)"/g)].map(([, name]) => name!)
    return [...beside, ...sources, ...folders]
  })
  expect(named.filter((name) => name.endsWith('.typ')).length).toBeGreaterThan(10)
  expect(named.filter((name) => !existsSync(path.join(folder, name)))).toEqual([])
})

test('every thread that the bundled server starts is bundled beside it', () => {
  const code = globSync(`${folder}/*.mjs`).map((file) => readFileSync(file, 'utf8'))
  const threads = code.flatMap((each) =>
    [...each.matchAll(/new URL\(["']([\w-]+\.mjs)["'],\s*new URL\(["']\.["'], import\.meta\.url\)\)/g)].map(
      ([, name]) => name!,
    ),
  )
  expect([...new Set(threads)].toSorted()).toEqual([
    'excel-export-worker.mjs',
    'password-worker.mjs',
    'pdf-text-worker.mjs',
    'read-worker.mjs',
    'typst-worker.mjs',
  ])
  expect(threads.filter((name) => !existsSync(path.join(folder, name)))).toEqual([])
})

test('the script of the first words stands behind all that it reads, because the page may come in pieces', () => {
  const page = readFileSync('dist/web/index.html', 'utf8')
  const at = page.search(/<script type="module" async src="\/assets\/first-[\w-]+\.js">/)
  expect(at).toBeGreaterThan(page.indexOf('<div id="root"></div>'))
  expect(at).toBeGreaterThan(page.indexOf('id="first-words"'))
  expect(page.indexOf('id="first-words"')).toBeGreaterThan(page.indexOf('<div id="first"'))
})

/** KiB; two more than on the day when the table of pages left the first script (decision 0210). */
const firstScriptLimit = 260.8

test(`a signed-in person fetches at most ${firstScriptLimit} KiB of compressed script before the first page`, () => {
  const assets = 'dist/web/assets'
  const page = readFileSync('dist/web/index.html', 'utf8')
  const needed = new Set<string>()
  const take = (name: string) => {
    if (needed.has(name)) return
    needed.add(name)
    const code = readFileSync(path.join(assets, name), 'utf8')
    for (const [, file] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)) take(file!)
  }
  for (const [, name] of page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)) take(name!)
  // What the frame of every page loads by itself.
  for (const part of ['HomePage', 'NotificationBell', 'NoticePopups'])
    take(path.basename(globSync(`${assets}/${part}-*.js`)[0]!))
  const sizeOf = (file: string) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
  const bytes = [...needed].reduce((sum, name) => sum + sizeOf(path.join(assets, name)), 0)
  expect(needed.size).toBeGreaterThan(8)
  expect(bytes / 1024).toBeLessThanOrEqual(firstScriptLimit)
})
