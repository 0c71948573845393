import { AnnouncementBar } from '../../components/layout/AnnouncementBar';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { DocsMenus } from '../../components/layout/DocsMenus';
import { Drawer } from '../../components/layout/Drawer';
import { Logo } from '../../components/layout/Logo';
import { PageActions } from '../../components/layout/PageActions';
import { Pager } from '../../components/layout/Pager';
import { SectionLinks } from '../../components/ui/SectionLinks';
import { Sidebar, type SidebarSource } from '../../components/layout/Sidebar';
import { SkipLink } from '../../components/layout/SkipLink';
import { CollapsibleToc, Toc } from '../../components/layout/Toc';
import { versions } from '../../site/versions';
import { path, sidebar } from './samples';
import { Sample } from './Sample';

const [{ name: version }] = versions;
const source: SidebarSource = { version, id: 'documentationSidebar', branch: sidebar };
const short = { label: 'Fees', path };
const long = { label: 'getMinimumBalanceForRentExemption', path: '/documentation/rent' };

const toc = [
  { id: 'fees', text: 'What a transfer costs', level: 2 },
  { id: 'limits', text: 'Limits', level: 3 },
  { id: 'refunds', text: 'Refunds', level: 2 },
];

/** Shows parts of the layout, such as the sidebar, breadcrumbs and tables of contents. */
export function Navigation(): React.JSX.Element {
  return (
    <>
      <h2>Navigation</h2>
      <Sample state="SkipLink: visible only when focused">
        <SkipLink />
      </Sample>
      <Sample state="Logo">
        <Logo />
      </Sample>
      <Sample state="AnnouncementBar: open">
        <AnnouncementBar />
      </Sample>
      <Sample state="AnnouncementBar: closed" contexts={{ announcementOpen: false }}>
        <AnnouncementBar />
      </Sample>
      <Sample state="DocsMenus" contexts={{ path, version }}>
        <DocsMenus version={version} />
      </Sample>
      <Sample state="Drawer: its button appears on narrow screens" contexts={{ path }}>
        <Drawer sidebar={null} />
      </Sample>
      <Sample state="Sidebar: current page, long label, category not loaded" contexts={{ path }}>
        <Sidebar source={source} />
      </Sample>
      <Sample state="PageActions" contexts={{ path }}>
        <PageActions />
      </Sample>
      <Sample state="Breadcrumbs: short" contexts={{ path }}>
        <Breadcrumbs links={[]} title="Fees" />
      </Sample>
      <Sample
        state="Breadcrumbs: with categories, one of which is the current page"
        contexts={{ path }}
      >
        <Breadcrumbs
          links={[
            { label: 'Payments', path: '/documentation/payments' },
            { label: 'Costs', path },
          ]}
          title="getMinimumBalanceForRentExemption"
        />
      </Sample>
      <Sample state="Pager: both neighbours">
        <Pager previous={short} next={long} />
      </Sample>
      <Sample state="Pager: first page">
        <Pager previous={null} next={short} />
      </Sample>
      <Sample state="Pager: last page">
        <Pager previous={long} next={null} />
      </Sample>
      <Sample state="Toc: beside the page, on wide screens">
        <Toc entries={toc} />
      </Sample>
      <Sample state="CollapsibleToc: above the page, on narrow screens">
        <CollapsibleToc entries={toc} />
      </Sample>
      <Sample state="SectionLinks">
        <SectionLinks />
      </Sample>
    </>
  );
}
