/**
 * Conditions of a policy over the fields of a record (admin 2.2 condExpr): `riskGradeCd = 'H' and (workerCnt
 * >= 10 or urgentYn = 'Y')`. Comparisons =, !=, <, <=, >, >= and `in (…)`, joined by and, or, not and
 * brackets. A field that the record lacks is no value: only != is true of it. Text that looks like a number
 * is compared as one, everything else as text.
 */
export type Values = Readonly<Record<string, unknown>>

type Token = { kind: 'name' | 'text' | 'number' | 'sign'; text: string }
type Test = (values: Values) => boolean

/** @throws SyntaxError with a sentence for the user */
export function evaluate(expression: string, values: Values): boolean {
  return parse(expression)(values)
}
/** The fault of the expression in words for the user; nothing when it can be read. */
export function conditionProblem(expression: string): string | undefined {
  try {
    parse(expression)
    return undefined
  } catch (error) {
    return (error as SyntaxError).message
  }
}

const signsInWords: readonly string[] = ['and', 'or', 'not', 'in']
/** The fields of the record that a condition looks at, each once; none of an expression that cannot be read. */
export function fieldsOf(expression: string): string[] {
  if (conditionProblem(expression) !== undefined) return []
  const names = tokensOf(expression).flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))
  return [...new Set(names)].filter((name) => !signsInWords.includes(name.toLowerCase()))
}

const pattern = /\s*(?:([A-Za-z_]\w*)|'([^']*)'|(-?\d+(?:\.\d+)?)|(<=|>=|!=|[=<>(),]))/y
function tokensOf(expression: string): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  const end = expression.trimEnd().length
  while (pattern.lastIndex < end) {
    const at = pattern.lastIndex
    const match = pattern.exec(expression)
    if (!match)
      throw new SyntaxError(`조건식을 읽을 수 없습니다: ${expression.slice(at).trim().slice(0, 20)}`)
    const [, name, text, number, sign] = match
    if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (text !== undefined) tokens.push({ kind: 'text', text })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else tokens.push({ kind: 'sign', text: sign! })
  }
  return tokens
}

function parse(expression: string): Test {
  const tokens = tokensOf(expression)
  let at = 0
  const failed = () =>
    new SyntaxError(`조건식을 읽을 수 없습니다: ${tokens[at]?.text ?? '식이 끝나지 않았습니다'}`)
  const isNext = (kind: Token['kind'], text: string) =>
    tokens[at]?.kind === kind && tokens[at]!.text.toLowerCase() === text
  const take = (kind: Token['kind'], text: string) => isNext(kind, text) && ++at > 0
  const must = (text: string) => {
    if (!take('sign', text)) throw failed()
  }
  const value = (): string => {
    const token = tokens[at]
    if (token?.kind !== 'text' && token?.kind !== 'number') throw failed()
    at++
    return token.text
  }
  function either(): Test {
    const parts = [both()]
    while (take('name', 'or')) parts.push(both())
    return (values) => parts.some((part) => part(values))
  }
  function both(): Test {
    const parts = [single()]
    while (take('name', 'and')) parts.push(single())
    return (values) => parts.every((part) => part(values))
  }
  function single(): Test {
    if (take('name', 'not')) {
      const inner = single()
      return (values) => !inner(values)
    }
    if (take('sign', '(')) {
      const inner = either()
      must(')')
      return inner
    }
    return comparison()
  }
  function comparison(): Test {
    const field = tokens[at]
    if (field?.kind !== 'name') throw failed()
    at++
    if (take('name', 'in')) {
      must('(')
      const wanted = [value()]
      while (take('sign', ',')) wanted.push(value())
      must(')')
      return (values) => wanted.some((each) => holds(values[field.text], '=', each))
    }
    const sign = tokens[at]
    if (sign?.kind !== 'sign' || !['=', '!=', '<', '<=', '>', '>='].includes(sign.text)) throw failed()
    at++
    const wanted = value()
    return (values) => holds(values[field.text], sign.text, wanted)
  }
  const test = either()
  if (at < tokens.length) throw failed()
  return test
}

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)
function holds(given: unknown, sign: string, wanted: string): boolean {
  if (Array.isArray(given))
    return sign === '!=' ? !given.includes(wanted) : sign === '=' && given.includes(wanted)
  if (given === null || given === undefined || typeof given === 'object') return sign === '!='
  const text = `${given as string | number | boolean}`
  const order =
    isNumber(text) && isNumber(wanted)
      ? Math.sign(Number(text) - Number(wanted))
      : text === wanted
        ? 0
        : text < wanted
          ? -1
          : 1
  return {
    '=': order === 0,
    '!=': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  }[sign]!
}
