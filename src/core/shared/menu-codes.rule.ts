/** Names of level-1 menus that never stand in the top bar. */
export const hiddenTopMenus = ['샘플소스', '기준정보', '시스템'] as const
