import {
  DownOutlined,
  FontSizeOutlined,
  FullscreenOutlined,
  GlobalOutlined,
  HomeOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  PrinterOutlined,
  SearchOutlined,
  SunOutlined,
} from '@ant-design/icons'
import type { MenuProps } from 'antd'
import type { ReactNode, Ref } from 'react'
import { messages } from '../../shared/messages.ts'
import { languages, yes, type Language, type Size } from '../../shared/session.ts'
import { MenuDropdown } from '../components/MenuDropdown.tsx'
import { notice } from '../components/notice.tsx'
import { logout, reloadRights, savePreference } from '../load-session.ts'
import { preferences, usePreferences } from '../preferences.ts'
import { queryClient } from '../query.ts'
import { flatMenus, useSession } from '../session-store.ts'
import { tabStore } from '../tab-store.ts'
import type { Go } from '../TabHost.tsx'
import { languageNames } from '../text/language.texts.ts'
import { menuName, setLanguage, t, useLanguage, useText, said } from '../text/text.ts'

interface Props {
  ref: Ref<HTMLElement>
  sidebarOpen: boolean
  onSidebar: () => void
  onPassword: () => void
  onSearch: () => void
  go: Go
  bell?: ReactNode
  children: ReactNode
}

export function Header({ ref, sidebarOpen, onSidebar, onPassword, onSearch, go, bell, children }: Props) {
  const text = useText()
  return (
    <header className="portal-header" ref={ref}>
      <IconButton label={text('header.sidebar')} onClick={onSidebar} expanded={sidebarOpen}>
        {sidebarOpen ? <MenuFoldOutlined /> : <MenuUnfoldOutlined />}
      </IconButton>
      <IconButton className="portal-home" label={text('common.home')} onClick={() => go('/')}>
        <HomeOutlined />
      </IconButton>
      <span className="portal-brand">{text('app.title')}</span>
      {children}
      <span className="portal-tools">
        <IconButton label={text('header.search')} onClick={onSearch}>
          <SearchOutlined />
        </IconButton>
        {bell}
        <span className="portal-comfort">
          <SizeMenu />
          <LanguageMenu />
          <ThemeSwitch />
        </span>
        <span className="portal-wide">
          <IconButton label={text('header.fullscreen')} onClick={() => void toggleFullscreen()}>
            <FullscreenOutlined />
          </IconButton>
          <IconButton label={text('header.print')} onClick={() => notice.info(text('print.later'))}>
            <PrinterOutlined />
          </IconButton>
        </span>
        <UserMenu onPassword={onPassword} go={go} />
      </span>
    </header>
  )
}

interface IconButtonProps {
  label: string
  onClick?: () => void
  expanded?: boolean
  className?: string
  children: ReactNode
}
// A dropdown hands its own class, handlers and ref down through `rest`.
function IconButton({ label, expanded, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      {...rest}
      className={`portal-icon ${className ?? ''}`}
    >
      {children}
    </button>
  )
}

const sizes: Size[] = ['medium', 'small', 'mini']
/**
 * Applies a size everywhere: kept views are cleared and the shown page is built anew (specification section
 * 4).
 */
export function changeSize(size: Size): void {
  preferences.setSize(size)
  void savePreference({ sizeCd: size })
  tabStore.refreshAll()
  notice.toast(said(messages.switchSize))
}

function SizeMenu() {
  const text = useText()
  const { size } = usePreferences()
  return (
    <MenuDropdown
      trigger={['click']}
      menu={{
        items: sizes.map((key) => ({
          key,
          label: text(`size.${key}`),
          disabled: key === size,
          onClick: () => changeSize(key),
        })),
      }}
    >
      <IconButton label={text('header.size')}>
        <FontSizeOutlined />
      </IconButton>
    </MenuDropdown>
  )
}

/**
 * The page first, then the account, then the names of codes and departments, which the server answers in the
 * account's language.
 */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await setLanguage(language)
  } catch {
    // Its texts could not be fetched; the page stays in the language it has.
    return notice.error(t('part.missing'), [t('part.missingHelp')])
  }
  notice.toast(t('language.switched'))
  await savePreference({ langCd: language })
  // The own plant and department are said by the server as well.
  await reloadRights()
  await queryClient.invalidateQueries()
}
export function LanguageMenu({ named = false }: { named?: boolean }) {
  const text = useText()
  const language = useLanguage()
  return (
    <MenuDropdown
      trigger={['click']}
      menu={{
        items: languages.map((key) => ({
          key,
          label: <span lang={key === 'kr' ? 'ko' : key}>{languageNames[key]}</span>,
          disabled: key === language,
          onClick: () => void changeLanguage(key),
        })),
      }}
    >
      {named ? (
        <button type="button" className="portal-user">
          <GlobalOutlined aria-hidden /> {languageNames[language]}{' '}
          <DownOutlined aria-hidden className="portal-caret" />
        </button>
      ) : (
        <IconButton label={text('header.language')}>
          <GlobalOutlined />
        </IconButton>
      )}
    </MenuDropdown>
  )
}

export function ThemeSwitch() {
  const text = useText()
  const { theme } = usePreferences()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton label={text(`header.theme.${next}`)} onClick={() => preferences.setTheme(next)}>
      {next === 'light' ? <SunOutlined /> : <MoonOutlined />}
    </IconButton>
  )
}

async function toggleFullscreen(): Promise<void> {
  if (!document.fullscreenEnabled) return notice.error(said(messages.fullscreenUnsupported))
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.documentElement.requestFullscreen()
}

/** The personal menu holds the entries for which a phone's header has no room. */
function useComfortItems(): NonNullable<MenuProps['items']> {
  const text = useText()
  const language = useLanguage()
  const { size, theme } = usePreferences()
  const next = theme === 'dark' ? 'light' : 'dark'
  return [
    { type: 'divider', className: 'portal-narrow' },
    {
      key: 'language',
      type: 'group',
      className: 'portal-narrow',
      label: text('header.language'),
      children: languages.map((key) => ({
        key,
        label: <span lang={key === 'kr' ? 'ko' : key}>{languageNames[key]}</span>,
        disabled: key === language,
        onClick: () => void changeLanguage(key),
      })),
    },
    {
      key: 'size',
      type: 'group',
      className: 'portal-narrow',
      label: text('header.size'),
      children: sizes.map((key) => ({
        key,
        label: text(`size.${key}`),
        disabled: key === size,
        onClick: () => changeSize(key),
      })),
    },
    { type: 'divider', className: 'portal-narrow' },
    {
      key: 'theme',
      className: 'portal-narrow',
      label: text(`header.theme.${next}`),
      onClick: () => preferences.setTheme(next),
    },
  ]
}

/** The page of the person's own settings, for whoever has it among the menus. */
const ownSettings = 'my/pref/userPref'
function UserMenu({ onPassword, go }: { onPassword: () => void; go: Go }) {
  const text = useText()
  const language = useLanguage()
  const { menus, user } = useSession()
  const settings = flatMenus(menus).find(
    ({ frontEndUrl, accessYn }) => frontEndUrl === ownSettings && yes(accessYn),
  )
  const comfort = useComfortItems()
  return (
    <MenuDropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'who',
            type: 'group',
            label: user?.vendorNm ?? [user?.plantNm, user?.deptNm].filter(Boolean).join(' · '),
          },
          settings
            ? {
                key: 'settings',
                label: menuName(settings, language),
                onClick: () => go(settings.routePath),
              }
            : null,
          { key: 'password', label: text('header.password'), onClick: onPassword },
          ...comfort,
          { type: 'divider' },
          { key: 'logout', label: text('header.logout'), onClick: () => void logout() },
        ],
      }}
    >
      <button type="button" className="portal-user">
        <span className="portal-user-name">{text('header.user', { name: user?.userNm ?? '' })}</span>{' '}
        <DownOutlined aria-hidden className="portal-caret" />
      </button>
    </MenuDropdown>
  )
}
