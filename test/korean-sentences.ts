import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { partsOf } from '../src/core/shared/wording.ts'

/** Rooms whose sentences are spoken in four languages, each with its `messages.{en,zh,es}.json`. */
export const rooms = { core: ['src/core/shared', 'src/core/server'], platform: ['src/platform'] } as const
export type Room = keyof typeof rooms

/**
 * Files that say nothing to a person in front of the portal: what the operator reads in the terminal, the
 * API's document, parts of a file format.
 */
const notSpoken =
  /(\.test\.ts|-kit\.ts|texts\.ts|\.pages\.ts|\.web\.ts|\.resource\.ts|\/web\/.*|core\/server\/\w+\/(settings|data-keys|startup-refusal|database-check|embedded-postgres|instance-lock|migrate|postgres-account|static|openapi|context)\.ts|-jobs\.server\.ts|excel\/(style-sheet|cell-notes|test-files)\.ts)$/
/**
 * Not sentences but data: names of hidden menus, words that an upload understands, marks in stored rows that
 * the page words itself.
 */
const data = new Set([
  '샘플소스',
  '기준정보',
  '시스템',
  '신규',
  '변경',
  '동일',
  '…(이하 생략)',
  '사용',
  '미사용',
  '예',
  '아니오',
  '원',
])

interface Node {
  /** Absent in parts of a node that are no nodes themselves. */
  type?: string
  start: number
  end: number
  [name: string]: unknown
}
export interface Sentence {
  file: string
  /** With `{name}` where the program puts something in. */
  korean: string
}
const hangul = /\p{Script=Hangul}/u

/** Every Korean text that a program file can tell the user, found by reading its syntax. */
export function koreanSentences(room: Room): Sentence[] {
  const files = rooms[room]
    .flatMap((folder) => globSync(`${folder}/**/*.ts`))
    .filter((file) => !notSpoken.test(file))
  return files.flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8')))
}
export function sentencesIn(file: string, source: string): Sentence[] {
  const found: Sentence[] = []
  const add = (korean: string) => {
    // What a statement writes into a log is not said to the user.
    if (/^\s*(insert|select|update|delete|with) /.test(korean)) return
    if (hangul.test(korean.replaceAll(/\{\w+\}/g, '')) && !data.has(korean)) found.push({ file, korean })
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (typeof value !== 'object' || value === null || isSilent(value as Node, source)) return
    const node = value as Node
    if (node.type === 'Literal' && typeof node['value'] === 'string') add(node['value'])
    if (node.type === 'TemplateLiteral') add(templateOf(node, source))
    for (const [name, child] of Object.entries(node)) if (name !== 'parent') walk(child)
  }
  walk(parseSync(file, source).program)
  return found
}

/**
 * Descriptions in the API's document, reasons in the audit trail, mistakes of programmers, names of types.
 */
function isSilent(node: Node, source: string): boolean {
  const text = (part: unknown) => source.slice((part as Node).start, (part as Node).end)
  if (node.type === 'CallExpression') return /^(docs\.\w+|asSystem|base)$/.test(text(node['callee']))
  if (node.type === 'NewExpression') return text(node['callee']) === 'Error'
  if (node.type === 'Property') return /^(summary|description|tags)$/.test(text(node['key']))
  return (node.type ?? '').startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type ?? '')
}
function templateOf(node: Node, source: string): string {
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  const used = new Set<string>()
  const places = (node['expressions'] as Node[]).map((expression, index) => {
    const said = /^[\w.]*?(\w+)$/.exec(source.slice(expression.start, expression.end))?.[1]
    const name = said && !/^\d/.test(said) && !used.has(said) ? said : `p${index + 1}`
    used.add(name)
    return `{${name}}`
  })
  return quasis.map(({ value }, index) => value.cooked + (places[index] ?? '')).join('')
}

export const catalogueOf = (room: Room, language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join('src', room, `messages.${language}.json`), 'utf8')) as Record<
    string,
    string
  >

/** Both sides read the files of all rooms. */
const spokenIn = (language: string): Record<string, string> =>
  Object.assign({}, ...(Object.keys(rooms) as Room[]).map((room) => catalogueOf(room, language))) as Record<
    string,
    string
  >

/**
 * Sentences without a translation in any of the room's languages, as lines that can be put into its files.
 */
export function missingSentences(room: Room, languages: readonly string[]): string[] {
  const sentences = koreanSentences(room)
  return languages.flatMap((language) => {
    const known = new Set(
      Object.entries(spokenIn(language)).flatMap(([korean, spoken]) =>
        spoken.trim() ? [partsOf(korean)] : [],
      ),
    )
    const missing = new Map(
      sentences
        .filter(({ korean }) => !known.has(partsOf(korean)))
        .map((each) => [partsOf(each.korean), each]),
    )
    return [...missing.values()].map(
      ({ file, korean }) =>
        `src/${room}/messages.${language}.json: ${JSON.stringify(korean)}: "",   (${file})`,
    )
  })
}
