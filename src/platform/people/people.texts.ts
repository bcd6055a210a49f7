import { sentences } from '../../core/shared/sentence.ts'

export const peopleRefusals = sentences({
  assigned: [
    '같은 구분의 배치({from} ~ {to})와 기간이 겹칩니다.',
    'The period overlaps an assignment of the same kind ({from} – {to}).',
    '与同类调配（{from} ~ {to}）的期间重叠。',
    'El periodo se solapa con una asignación del mismo tipo ({from} – {to}).',
  ],
  away: [
    '이미 등록된 휴가·휴직({from} ~ {to})과 기간이 겹칩니다.',
    'The period overlaps a leave that is registered ({from} – {to}).',
    '与已登记的休假（{from} ~ {to}）期间重叠。',
    'El periodo se solapa con un permiso ya registrado ({from} – {to}).',
  ],
  noEnd: ['종료일 없음', 'no end', '无结束日', 'sin fin'],
  employeesOnly: [
    '임직원만 등록할 수 있습니다. 협력업체 사람은 작업자 등록을 이용해 주세요.',
    'Only employees can be entered here. People of contractors are registered as workers.',
    '只能登记员工。合作企业人员请使用作业人员登记。',
    'Solo se registran empleados. El personal de contratistas se registra como trabajador.',
  ],
  otherPlant: [
    '선택한 사업장의 부서가 아닙니다.',
    'The department does not belong to the plant.',
    '不是所选厂区的部门。',
    'El departamento no pertenece a la planta.',
  ],
  accountsOnly: [
    '본배치의 사업장·부서를 바꾸면 권한이 함께 바뀝니다. 사용자 메뉴의 쓰기 권한이 있는 담당자가 등록해야 합니다.',
    'Another plant or department in the main assignment changes rights. Somebody who may write users must enter it.',
    '更改主调配的厂区或部门会同时改变权限，须由有用户菜单写入权限的人员登记。',
    'Cambiar planta o departamento de la asignación principal cambia permisos: debe hacerlo quien puede editar usuarios.',
  ],
})
