import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { injected, startScript, typeOf } from './scorm-frame.rule.ts'
import { leadsOut, pathFault, readManifest } from './scorm-manifest.server.ts'

const manifest = (version: string, resources: string, items = '<item identifierref="r1"/>') =>
  `<manifest><metadata><schemaversion>${version}</schemaversion></metadata><organizations><organization>${items}</organization></organizations><resources>${resources}</resources></manifest>`
const sco = (name: string) =>
  `<resource identifier="${name}" adlcp:scormtype="sco" href="${name}.html?start=1"/>`
const has = (path: string) => /^r\d\.html$/.test(path)

test('a path that would leave its folder is found on any system', () => {
  expect(['../a', 'a/../../b', '/etc/passwd', 'C:\\a', 'a\\..\\b', '\\a'].every(leadsOut)).toBe(true)
  expect(['a/b.html', 'a..b', '...'].some(leadsOut)).toBe(false)
  expect(pathFault(['imsmanifest.xml', 'x/../../up.js'])).toEqual({ fault: 'upwards', path: 'x/../../up.js' })
  expect(pathFault(['a.html'])).toEqual({ fault: 'noManifest' })
  expect(pathFault(['imsmanifest.xml', 'a.html'])).toBeUndefined()
})
test('a package of SCORM 1.2 or 2004 names its first file, and one of another kind is refused', () => {
  expect(readManifest(manifest('1.2', sco('r1')), has)).toEqual({ version: '1.2', launch: 'r1.html?start=1' })
  expect(readManifest(manifest('2004 3rd Edition', sco('r1')), has)).toMatchObject({ version: '2004' })
  expect(readManifest(manifest('1.1', sco('r1')), has)).toEqual({ fault: 'noVersion', version: '1.1' })
  expect(readManifest(manifest('1.2', sco('r1')), () => false)).toEqual({ fault: 'noLaunch' })
  const two = '<item identifierref="r1"/><item identifierref="r2"/>'
  expect(readManifest(manifest('1.2', sco('r1') + sco('r2'), two), has)).toEqual({ fault: 'manySco', n: 2 })
})
test('a page gets its runtime before its own scripts, and kept words end no script', () => {
  expect(injected('<html><head lang="ko"><script>1</script></head></html>', '/x')).toMatch(
    /<head lang="ko"><script src="\/x\/runtime\.js"><\/script><script src="\/x\/start\.js"><\/script><script>1/,
  )
  const script = startScript({
    version: '1.2',
    windowKey: 'w',
    cmi: { 'cmi.suspend_data': '</script><script>alert(1)' },
    learner: { id: 'emp01', name: '</script>' },
  })
  expect(script).not.toContain('</script>')
  expect(['a.html', 'a.JS', 'a.exe'].map(typeOf)).toEqual([
    'text/html; charset=utf-8',
    'text/javascript; charset=utf-8',
    'application/octet-stream',
  ])
})
test('content tells, at most every second, that somebody moves in it', () => {
  const told: unknown[] = []
  const heard = new Map<string, () => void>()
  let nowMs = 10_000
  class Scorm12API {
    cmi = { core: {} }
    on() {}
  }
  runInNewContext(
    startScript({ version: '1.2', windowKey: 'w', cmi: null, learner: { id: 'a', name: 'b' } }),
    {
      window: { top: { postMessage: (message: unknown) => told.push(message) }, Scorm12API },
      document: { addEventListener: (kind: string, act: () => void) => heard.set(kind, act) },
      Date: { now: () => nowMs },
    },
  )
  for (const kind of ['pointermove', 'keydown', 'scroll']) heard.get(kind)?.()
  expect(told).toEqual([{ scormOf: 'w', moved: true }])
  nowMs += 1000
  heard.get('touchstart')?.()
  expect(told).toHaveLength(2)
})
