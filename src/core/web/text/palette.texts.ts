import { texts } from '../../shared/four-texts.ts'

export const paletteTexts = texts({
  favourites: ['즐겨찾기', 'Favourites', '收藏', 'Favoritos'],
  used: ['자주 쓰는 화면', 'Used most', '常用页面', 'Más usados'],
  acts: ['실행', 'Actions', '操作', 'Acciones'],
  people: ['사람', 'People', '人员', 'Personas'],
  create: ['{title} 새로 작성', 'New: {title}', '新建{title}', 'Nuevo: {title}'],
  logout: ['로그아웃', 'Sign out', '退出登录', 'Cerrar sesión'],
  password: ['비밀번호 변경', 'Change password', '修改密码', 'Cambiar contraseña'],
  dark: ['어두운 화면', 'Dark mode', '深色模式', 'Modo oscuro'],
  light: ['밝은 화면', 'Light mode', '浅色模式', 'Modo claro'],
  all: ["'{words}' 전체 보기", 'Show all for "{words}"', '查看“{words}”的全部结果', 'Ver todo de «{words}»'],
})
