import { existsSync, globSync, readFileSync } from 'node:fs'
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
