import { sayIn, type Say } from '../../core/shared/four-texts.ts'
import { yes, type Language } from '../../core/shared/session.ts'
import { explainSheetTexts } from './explain-sheets.texts.ts'
import type { WorkbookSheet } from '../../core/server/excel/sheet-layout.ts'
import type { Abilities, HeldGroup, NamedMenu, Viewer } from './explain.rule.ts'

type SheetSay = Say<typeof explainSheetTexts>
const sayingIn = (language: Language): SheetSay => sayIn(explainSheetTexts, () => language)
const rights = (say: SheetSay) =>
  (['access', 'write', 'excel', 'print'] as const).map((name) => ({ header: say(name) }))

/** The people who may see a menu, as a workbook. */
export function viewerSheet(
  { menu, people }: { menu: NamedMenu; people: readonly Viewer[] },
  language: Language,
): WorkbookSheet {
  const say = sayingIn(language)
  return {
    name: say('viewers'),
    title: `${menu.menuNm} (${menu.menuId})`,
    columns: [
      { header: say('userId') },
      { header: say('userNm') },
      { header: say('plant') },
      { header: say('deptOrVendor'), width: 24 },
      ...rights(say),
      { header: say('rules'), width: 80 },
    ],
    rows: people.map((person) => [
      person.userId,
      person.userNm,
      person.plantNm,
      person.vendorNm ?? person.deptNm,
      person.accessYn,
      person.writeYn,
      person.excelYn,
      person.printYn,
      person.rules.map((rule) => ruleText(rule, say)).join('\n'),
    ]),
  }
}

/** The menus that a person may see, as a workbook. */
export function abilitySheet({ user, held, menus }: Abilities, language: Language): WorkbookSheet {
  const say = sayingIn(language)
  const names = new Map(menus.map((menu) => [menu.menuId, menu]))
  const pathOf = (menu: NamedMenu | undefined): string[] =>
    menu ? [...pathOf(names.get(menu.upMenuId ?? '')), menu.menuNm] : []
  return {
    name: say('menus'),
    title: `${user.userNm} (${user.userId})`,
    columns: [
      { header: say('menu'), width: 48 },
      { header: say('menuId') },
      ...rights(say),
      { header: say('rules'), width: 80 },
    ],
    rows: menus
      .filter(({ isBranch, accessYn }) => !isBranch && yes(accessYn))
      .map((menu) => [
        pathOf(menu).join(' > '),
        menu.menuId,
        menu.accessYn,
        menu.writeYn,
        menu.excelYn,
        menu.printYn,
        menu.allowing.map((index) => ruleText(held[index]!, say)).join('\n'),
      ]),
  }
}

/** Group, row and dates of a rule. */
function ruleText(rule: HeldGroup, say: SheetSay): string {
  const { authGrpNm, authGrpNo, tableNm, rowNo: no, deptNm, subDeptYn, fromYmd, toYmd } = rule
  const group = `${authGrpNm}(${authGrpNo})`
  if (tableNm === 'userAuthGrp')
    return fromYmd || toYmd
      ? say('ofUserIn', { group, no, from: fromYmd ?? '', to: toYmd ?? '' })
      : say('ofUser', { group, no })
  return say(yes(subDeptYn) ? 'ofDeptBelow' : 'ofDept', { group, no, dept: deptNm ?? '' })
}
