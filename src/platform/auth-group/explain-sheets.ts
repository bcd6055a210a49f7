import { yes } from '../../core/shared/session.ts'
import type { WorkbookSheet } from '../../core/server/excel/sheet-layout.ts'
import type { Abilities, HeldGroup, NamedMenu, Viewer } from './explain.rule.ts'

const rights = ['접근', '쓰기', '엑셀', '출력'].map((header) => ({ header }))

/** 메뉴를 볼 수 있는 사용자 as a workbook. */
export function viewerSheet({ menu, people }: { menu: NamedMenu; people: readonly Viewer[] }): WorkbookSheet {
  return {
    name: '메뉴를 볼 수 있는 사용자',
    title: `${menu.menuNm} (${menu.menuId})`,
    columns: [
      { header: '아이디' },
      { header: '이름' },
      { header: '사업장' },
      { header: '부서·업체', width: 24 },
      ...rights,
      { header: '결정 규칙', width: 80 },
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
      person.rules.map(ruleText).join('\n'),
    ]),
  }
}

/** 사용자가 볼 수 있는 메뉴 as a workbook. */
export function abilitySheet({ user, held, menus }: Abilities): WorkbookSheet {
  const names = new Map(menus.map((menu) => [menu.menuId, menu]))
  const pathOf = (menu: NamedMenu | undefined): string[] =>
    menu ? [...pathOf(names.get(menu.upMenuId ?? '')), menu.menuNm] : []
  return {
    name: '사용자가 볼 수 있는 메뉴',
    title: `${user.userNm} (${user.userId})`,
    columns: [
      { header: '메뉴', width: 48 },
      { header: '메뉴코드' },
      ...rights,
      { header: '결정 규칙', width: 80 },
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
        menu.allowing.map((index) => ruleText(held[index]!)).join('\n'),
      ]),
  }
}

/** Group, row and dates of a rule. */
function ruleText({
  authGrpNm,
  authGrpNo,
  tableNm,
  rowNo,
  deptNm,
  subDeptYn,
  fromYmd,
  toYmd,
}: HeldGroup): string {
  const how =
    tableNm === 'userAuthGrp'
      ? `사용자 권한 ${rowNo}${fromYmd || toYmd ? `, ${fromYmd ?? ''}~${toYmd ?? ''}` : ''}`
      : `부서 권한 ${rowNo}, ${deptNm ?? ''}${yes(subDeptYn) ? ' 하위포함' : ''}`
  return `${authGrpNm}(${authGrpNo}): ${how}`
}
