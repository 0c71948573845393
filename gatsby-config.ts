import type { GatsbyConfig } from 'gatsby';
import { searchPlugins } from './src/gatsby/search/plugins';
import { pathPrefix, siteUrl, trailingSlash } from './src/site/addresses';
import { siteDescription, siteTitle, tagline } from './src/site/metadata';

const config: GatsbyConfig = {
  siteMetadata: { title: siteTitle, tagline, description: siteDescription, siteUrl },
  pathPrefix,
  trailingSlash,
  // Without an adapter, Gatsby downloads and runs a script that lists adapters; on Netlify, Gatsby
  // also installs one of them.
  adapter: { name: 'static files', adapt: () => undefined },
  jsxRuntime: 'automatic',
  // Generates the types of the page queries, which the templates use.
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/content` },
    },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    'gatsby-plugin-react-helmet',
    ...searchPlugins,
  ],
};

export default config;
