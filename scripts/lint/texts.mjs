import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const hangul = /\p{Script=Hangul}/u
/** Literals per file that are still to be moved; nobody may add to them. */
const left = JSON.parse(readFileSync(path.join(import.meta.dirname, 'texts-left.json'), 'utf8'))

/** Names of definitions (fields, states, records): names.{en,zh,es}.json have their translation. */
const naming = /^(label|recordDetails|messages\.\w+)$/
/** Kinds of fields and other parts of a definition, whose first argument is a label. */
const fieldKinds =
  /^(text|textarea|number|cost|flag|day|date|month|year|time|dateTime|code|codes|tags|user|department|plant|vendor|refCode|ref|link|email|phone)(Field)?$/
/** The audit trail's reason of work that nobody signed in does, and what only operators or programmers read. */
const operators =
  /^(asSystem|schema|docs\.\w+|summary|signing|confirmPassword|console\.\w+|told|(\w+\.)*log(\.\w+|\?\.\w+)?|(\w+\.)*options\.log)$/
const errors = /^(Error|TypeError|SyntaxError|RangeError|StartupRefusal)$/
/** Texts of the API document, citations of laws, names of acts as the history keeps them. */
const documents = /^(summary|description|tags|law|laws|lawRef|basis|actNm)$/
/** A constant that holds the citation of a law, or the tags of the API document. */
const citing = /^(law|laws|\w+Laws?|tags)$/
/** A citation of a law and nothing else, such as '안전보건규칙 제38조제1항제6호': the same in every language. */
const citation = /^[\p{Script=Hangul}· ]+ (제\d+조(의\d+)?(제\d+항|제\d+호|[가-하]목)*|별표 ?\d+)$/u

const nameOf = (node) =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? `${nameOf(node.object)}.${node.property.name}`
      : node.type === 'ChainExpression'
        ? nameOf(node.expression)
        : ''
/** The name of a clock's job, said in four languages in its definition. */
const isJobName = ({ elements, parent }) =>
  elements.length === 4 &&
  parent.type === 'Property' &&
  parent.key.name === 'name' &&
  elements.slice(1).every((each) => each?.type === 'Literal' && !hangul.test(each.value))
/** The title of a page in a registry of pages; names.{en,zh,es}.json have its translation. */
const isPageTitle = (node, file) =>
  file.endsWith('.pages.ts') && node.parent.type === 'Property' && node.parent.key.name === 'title'
const isExempt = (node) => {
  for (let at = node, above = node.parent; above; at = above, above = above.parent) {
    if (above.type === 'CallExpression' && at !== above.callee) {
      const name = nameOf(above.callee)
      if (naming.test(name) || operators.test(name)) return true
      if (fieldKinds.test(name) && at === above.arguments[0]) return true
    }
    if (above.type === 'NewExpression' && errors.test(nameOf(above.callee))) return true
    if (above.type === 'Property' && at === above.value && documents.test(above.key.name ?? above.key.value))
      return true
    if (above.type === 'VariableDeclarator' && citing.test(above.id.name ?? '')) return true
    if (above.type === 'ArrayExpression' && isJobName(above)) return true
    if (/^TS.*Type$|^TSTypeAliasDeclaration$/.test(above.type)) return false
    if (/Function|Class/.test(above.type) && above.type !== 'ArrowFunctionExpression') return false
  }
  return false
}

export default {
  meta: { name: 'house' },
  rules: {
    'texts-in-four-languages': {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const found = []
        const see = (node, text) => {
          if (
            hangul.test(text) &&
            !citation.test(text) &&
            !isExempt(node) &&
            !isPageTitle(node, context.filename)
          )
            found.push(node)
        }
        return {
          Literal: (node) => typeof node.value === 'string' && see(node, node.value),
          TemplateLiteral: (node) => see(node, node.quasis.map(({ value }) => value.raw).join('')),
          JSXText: (node) => see(node, node.value),
          'Program:exit'() {
            const file = path.relative(root, context.filename).replaceAll('\\', '/')
            if (process.env.TEXTS_COUNT) {
              for (const node of found) context.report({ node, message: `COUNT ${file}` })
              return
            }
            if (found.length <= (left[file] ?? 0)) return
            for (const node of found)
              context.report({
                node,
                message:
                  'Say this in four languages in a *.texts.ts file (CONTRIBUTING.md, "Add a text"), or name a field or state by label(). A file that moved takes its count in scripts/lint/texts-left.json with it.',
              })
          },
        }
      },
    },
  },
}
