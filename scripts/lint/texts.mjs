const hangul = /\p{Script=Hangul}/u

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
/** A citation of a law and nothing else, or a part of one: the same in every language. */
const lawName = String.raw`(?:「?[\p{Script=Hangul} ·]+(?:법|영|령|규칙|고시|기준)」? ?)?`
const article = String.raw`(?:제[\d\s]*[조항호관편장절](?:의\d*)?|[가-하]목|별표 ?\d*|단서)`
const citation = new RegExp(
  String.raw`^[^\p{Script=Hangul}]*${lawName}${article}(?:[ ,·~–]*(?:${lawName}${article}))*(?:\([^)]*\))?$`,
  'u',
)

const nameOf = (node) =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && !node.computed
      ? `${nameOf(node.object)}.${node.property.name}`
      : node.type === 'ChainExpression'
        ? nameOf(node.expression)
        : ''
const isKorean = (element) => hangul.test(String(element.value))
/** A text that says its four languages on the spot: ['오늘', 'Today', '今天', 'Hoy']. */
const isFourTexts = ({ type, elements = [] }) =>
  type === 'ArrayExpression' &&
  elements.length === 4 &&
  elements.every((element) => element?.type === 'Literal' && typeof element.value === 'string') &&
  isKorean(elements[0]) &&
  !elements.slice(1).some(isKorean)
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
    if (isFourTexts(above)) return true
    if (/^TS.*Type$|^TSTypeAliasDeclaration$/.test(above.type)) return false
    if (/Function|Class/.test(above.type) && above.type !== 'ArrowFunctionExpression') return false
  }
  return false
}

const message =
  'Say this in four languages in a *.texts.ts file (CONTRIBUTING.md, "Add a text"), or name a field or state by label().'

export default {
  meta: { name: 'house' },
  rules: {
    'texts-in-four-languages': {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const see = (node, text) => {
          if (hangul.test(text) && !citation.test(text) && !isExempt(node)) context.report({ node, message })
        }
        return {
          Literal: (node) => typeof node.value === 'string' && see(node, node.value),
          TemplateLiteral: (node) => see(node, node.quasis.map(({ value }) => value.raw).join('')),
          JSXText: (node) => see(node, node.value),
        }
      },
    },
  },
}
