import { CloseOutlined, DownOutlined, HomeOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { countOfTab, useChosenCounts } from './attach/chosen-groups.ts'
import { MenuDropdown } from './components/MenuDropdown.tsx'
import { notice } from './components/notice.tsx'
import { homeTab, isHome, paneId, tabId, type Go } from './TabHost.tsx'
import { tabStore, useTabs } from './tab-store.ts'
import { addressOfTab, homePath, type Tab } from './tabs.ts'
import { useTexts } from './text/define-texts.ts'
import { tabTexts } from './text/tab.texts.ts'
import { useText } from './text/text.ts'

/** After a tab was closed by the keyboard it goes on at the one that is shown now. */
const focusShown = () => document.getElementById(tabId(tabStore.get().active ?? homePath))?.focus()

/** The visited pages. The x is for the mouse; the keyboard closes with Delete and moves with the arrows. */
export function TabStrip({ go, titleOf }: { go: Go; titleOf: (tab: Tab) => string }) {
  const text = useText()
  const say = useTexts(tabTexts)
  const { list, active } = useTabs()
  const strip = useRef<HTMLDivElement>(null)
  const tabs = [homeTab, ...list]
  useChosenCounts()
  const unsaved = (tab: Tab) => tab.dirty === true || countOfTab(tab.key) > 0
  useEffect(() => {
    if (active === null) return
    // With the next picture, which needs the layout of the page anyway; asked at once it would be made twice.
    const waiting = requestAnimationFrame(() =>
      document.getElementById(tabId(active))?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(waiting)
  }, [active])

  const follow = (to: string | null) => {
    if (to !== null) go(to)
  }
  const mayClose = async (closing: readonly Tab[]) =>
    !closing.some(unsaved) || (await notice.confirm(text('tabs.unsaved'), { danger: true }))
  const close = async (tab: Tab) => {
    if (!isHome(tab) && (await mayClose([tab]))) follow(tabStore.close(tab.key))
  }
  const choose = async (action: string, tab: Tab) => {
    if (action === 'refresh' && (await mayClose([tab]))) {
      tabStore.refresh(tab.key)
      go(addressOfTab(tab))
    }
    if (action === 'close') await close(tab)
    if (action === 'others' && (await mayClose(list.filter((other) => other !== tab)))) {
      follow(isHome(tab) ? tabStore.closeAll() : tabStore.closeOthers(tab.key))
    }
    if (action === 'all' && (await mayClose(list))) follow(tabStore.closeAll())
  }
  const onKey = (event: KeyboardEvent, tab: Tab, index: number) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next =
      event.key === 'Home'
        ? tabs[0]
        : event.key === 'End'
          ? tabs.at(-1)
          : step === 0
            ? undefined
            : tabs[index + step]
    if (next) {
      event.preventDefault()
      go(addressOfTab(next))
      document.getElementById(tabId(next.key))?.focus()
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      go(addressOfTab(tab))
    }
    if (event.key === 'Delete') void close(tab).then(() => requestAnimationFrame(focusShown))
  }
  const onMiddle = (event: MouseEvent, tab: Tab) => {
    if (event.button !== 1) return
    event.preventDefault()
    void close(tab)
  }
  const overflows = useOverflow(strip, list.length)
  return (
    <div className="portal-tabbar">
      <div className="portal-tabs" role="tablist" aria-label={text('tabs.label')} ref={strip}>
        {tabs.map((tab, index) => (
          <MenuDropdown
            key={tab.key}
            trigger={['contextMenu']}
            menu={{
              items: [
                { key: 'refresh', label: text('tabs.refresh') },
                { key: 'close', label: text('tabs.close'), disabled: isHome(tab) },
                { key: 'others', label: text('tabs.closeOthers') },
                { key: 'all', label: text('tabs.closeAll') },
              ],
              onClick: ({ key, domEvent }) => {
                domEvent.stopPropagation()
                void choose(key, tab)
              },
            }}
          >
            <div
              role="tab"
              id={tabId(tab.key)}
              aria-selected={tab.key === active}
              aria-controls={paneId(tab.key)}
              tabIndex={tab.key === active || (active === null && index === 0) ? 0 : -1}
              className="portal-tab"
              onClick={() => go(addressOfTab(tab))}
              onKeyDown={(event) => onKey(event, tab, index)}
              onMouseDown={(event) => event.button === 1 && event.preventDefault()}
              onAuxClick={(event) => onMiddle(event, tab)}
            >
              {isHome(tab) && <HomeOutlined aria-hidden />}
              <span className="portal-tab-title">{titleOf(tab)}</span>
              {unsaved(tab) && <span className="portal-tab-dirty" title={text('tabs.unsavedMark')} />}
              {!isHome(tab) && (
                <span
                  aria-hidden
                  className="portal-tab-close"
                  onClick={(event) => {
                    event.stopPropagation()
                    void close(tab)
                  }}
                >
                  <CloseOutlined />
                </span>
              )}
            </div>
          </MenuDropdown>
        ))}
      </div>
      {overflows && (
        <MenuDropdown
          trigger={['click']}
          menu={{
            items: tabs.map((tab) => ({
              key: tab.key,
              label: unsaved(tab) ? say('unsaved', { title: titleOf(tab) }) : titleOf(tab),
            })),
            selectedKeys: [active ?? homePath],
            onClick: ({ key }) => {
              const tab = tabs.find((each) => each.key === key)
              if (tab) go(addressOfTab(tab))
            },
          }}
        >
          <button
            type="button"
            className="portal-tab-list"
            // The name holds the number in sight, so that a person can say to the machine what stands there.
            aria-label={`${say('list')} ${tabs.length}`}
            title={say('list')}
          >
            <DownOutlined aria-hidden /> {tabs.length}
          </button>
        </MenuDropdown>
      )}
    </div>
  )
}

/** Whether the strip holds more than it can show. */
function useOverflow(strip: RefObject<HTMLElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    for (const tab of element.children) observer.observe(tab)
    return () => observer.disconnect()
  }, [strip, count])
  return overflows
}
