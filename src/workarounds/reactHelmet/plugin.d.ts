declare module 'gatsby-plugin-react-helmet/gatsby-ssr' {
  import type { GatsbySSR } from 'gatsby';

  export const onRenderBody: (
    actions: Pick<
      Parameters<NonNullable<GatsbySSR['onRenderBody']>>[0],
      'setHeadComponents' | 'setHtmlAttributes' | 'setBodyAttributes'
    >,
  ) => void;
}
