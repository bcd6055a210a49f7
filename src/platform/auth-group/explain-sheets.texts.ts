import { texts } from '../../core/shared/four-texts.ts'

/** Headers and rules of the workbooks that say who may see what. */
export const explainSheetTexts = texts({
  viewers: [
    '메뉴를 볼 수 있는 사용자',
    'People who can see the menu',
    '可看到菜单的用户',
    'Usuarios que ven el menú',
  ],
  menus: [
    '사용자가 볼 수 있는 메뉴',
    'Menus the person can see',
    '用户可见的菜单',
    'Menús que ve el usuario',
  ],
  access: ['접근', 'Access', '访问', 'Acceso'],
  write: ['쓰기', 'Write', '写入', 'Escritura'],
  excel: ['엑셀', 'Excel', 'Excel', 'Excel'],
  print: ['출력', 'Print', '打印', 'Impresión'],
  userId: ['아이디', 'User ID', '账号', 'ID de usuario'],
  userNm: ['이름', 'Name', '姓名', 'Nombre'],
  plant: ['사업장', 'Plant', '工厂', 'Planta'],
  deptOrVendor: ['부서·업체', 'Department or company', '部门·企业', 'Departamento o empresa'],
  rules: ['결정 규칙', 'Deciding rule', '决定规则', 'Regla que decide'],
  menu: ['메뉴', 'Menu', '菜单', 'Menú'],
  menuId: ['메뉴코드', 'Menu code', '菜单代码', 'Código de menú'],
  ofUser: [
    '{group}: 사용자 권한 {no}',
    '{group}: user authority {no}',
    '{group}：用户权限 {no}',
    '{group}: permiso de usuario {no}',
  ],
  ofUserIn: [
    '{group}: 사용자 권한 {no}, {from}~{to}',
    '{group}: user authority {no}, {from}~{to}',
    '{group}：用户权限 {no}，{from}~{to}',
    '{group}: permiso de usuario {no}, {from}~{to}',
  ],
  ofDept: [
    '{group}: 부서 권한 {no}, {dept}',
    '{group}: department authority {no}, {dept}',
    '{group}：部门权限 {no}，{dept}',
    '{group}: permiso de departamento {no}, {dept}',
  ],
  ofDeptBelow: [
    '{group}: 부서 권한 {no}, {dept} 하위포함',
    '{group}: department authority {no}, {dept} with departments below',
    '{group}：部门权限 {no}，{dept}（含下级）',
    '{group}: permiso de departamento {no}, {dept} y departamentos inferiores',
  ],
})
