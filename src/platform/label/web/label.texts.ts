import { texts } from '../../../core/shared/four-texts.ts'

export const labelTexts = texts({
  help: [
    '화면에 나오는 모든 이름(항목, 상태, 단추, 메뉴, 코드)을 네 언어로 고칩니다. 저장하면 다시 시작하지 않아도 모든 사용자의 화면에 반영됩니다. 빈칸으로 저장하면 프로그램의 원래 이름으로 돌아갑니다.',
    'Every name on the pages (fields, states, buttons, menus, codes) in four languages. What you save reaches every page without a restart. An empty cell gives the program’s own name back.',
    '用四种语言修改画面上的所有名称（项目、状态、按钮、菜单、代码）。保存后无需重启即反映到所有用户的画面。保存为空则恢复程序原有名称。',
    'Todos los nombres de las páginas (campos, estados, botones, menús, códigos) en cuatro idiomas. Lo que guarde llega a todas las páginas sin reiniciar. Una celda vacía devuelve el nombre propio del programa.',
  ],
  kind: ['종류', 'Kind', '种类', 'Tipo'],
  definition: ['항목·상태·단추', 'Fields, states, buttons', '项目·状态·按钮', 'Campos, estados, botones'],
  menu: ['메뉴', 'Menus', '菜单', 'Menús'],
  code: ['코드', 'Codes', '代码', 'Códigos'],
  all: ['전체', 'All', '全部', 'Todos'],
  missing: ['누락', 'Missing', '缺失', 'Faltan'],
  missingAny: ['하나라도 누락', 'Any language', '任一语言缺失', 'Cualquier idioma'],
  missingNone: [
    '누락된 번역이 없습니다.',
    'No translation is missing.',
    '没有缺失的翻译。',
    'No falta ninguna traducción.',
  ],
  missingCount: [
    '{language} 누락 {count}건',
    '{language}: {count} missing',
    '{language} 缺失 {count} 件',
    '{language}: faltan {count}',
  ],
  changed: ['바꾼 것만', 'Only changed ones', '仅已修改', 'Solo cambiados'],
  words: ['검색어', 'Words', '检索词', 'Palabras'],
  own: ['관리자가 바꿈', 'Set by the administrator', '管理员已修改', 'Cambiado por el administrador'],
  save: ['저장', 'Save', '保存', 'Guardar'],
  reset: ['되돌리기', 'Undo', '还原', 'Deshacer'],
})
