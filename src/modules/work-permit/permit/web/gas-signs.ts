import { currentLanguage } from '../../../../core/web/text/text.ts'

const noLimit: Record<string, string> = {
  en: 'no limit registered',
  zh: '未登记接触限值',
  es: 'sin límite registrado',
}
const notMeasured: Record<string, string> = { en: 'not measured', zh: '未检测', es: 'sin medir' }
/**
 * A limit or value as the rule writes it, with signs in place of Korean words: '18% 이상 23.5% 미만' → '≥ 18%, <
 * 23.5%'.
 */
export function inSigns(text: string): string {
  const language = currentLanguage()
  if (language === 'kr') return text
  return text
    .replace(/(\S+) 이상 (\S+) 미만/, '≥ $1, < $2')
    .replace(/(\S+) 미만/, '< $1')
    .replace(/(\S+) 이하/, '≤ $1')
    .replace(/(\S+) 이상/, '≥ $1')
    .replace('노출기준 미등록', noLimit[language] ?? '')
    .replace('미측정', notMeasured[language] ?? '')
}
