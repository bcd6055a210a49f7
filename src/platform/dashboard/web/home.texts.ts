import { texts } from '../../../core/shared/four-texts.ts'

export const homeTexts = texts({
  greeting: ['{name}님, 안녕하세요.', 'Hello, {name}.', '{name}，您好。', 'Hola, {name}.'],
  lead: ['업무를 선택하세요.', 'Choose your work.', '请选择业务。', 'Elija su trabajo.'],
  empty: [
    '사용할 수 있는 메뉴가 없습니다. 관리자에게 권한을 요청하세요.',
    'No menus are available. Ask the administrator for access.',
    '没有可用菜单。请向管理员申请权限。',
    'No hay menús disponibles. Solicite acceso al administrador.',
  ],
  readOnly: ['조회', 'View', '查看', 'Consulta'],
  arrange: ['화면 구성', 'Arrange', '布局设置', 'Organizar'],
  done: ['구성 마침', 'Done', '完成', 'Listo'],
  up: ['{title} 위로', 'Move {title} up', '{title} 上移', 'Subir {title}'],
  down: ['{title} 아래로', 'Move {title} down', '{title} 下移', 'Bajar {title}'],
  hide: ['{title} 숨기기', 'Hide {title}', '隐藏 {title}', 'Ocultar {title}'],
  hidden: ['숨긴 항목', 'Hidden', '已隐藏', 'Ocultos'],
  show: ['{title} 보이기', 'Show {title}', '显示 {title}', 'Mostrar {title}'],
  usual: ['처음대로', 'Reset', '恢复默认', 'Restablecer'],
  plant: ['사업장', 'Plant', '工厂', 'Planta'],
  allPlants: ['전체', 'All plants', '全部', 'Todas'],
  menus: ['업무 메뉴', 'Menus', '业务菜单', 'Menús'],
})
